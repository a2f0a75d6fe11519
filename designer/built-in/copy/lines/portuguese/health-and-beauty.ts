import type { LinesByTrade } from '../lines.ts';

export const healthAndBeauty: LinesByTrade = {
  'hair-salon': {
    headlines: ['Primeiro conversar, depois cortar', 'O seu cabelo, a sua ideia'],
    leads: [
      'Corte, cor ou vontade de mudar: traga uma fotografia ou só uma ideia, e conversamos antes de começar.',
      'Só as pontas ou uma cor nova: escolha uma hora e sente-se.',
    ],
    asks: ['Apetece mudar?', 'A que horas lhe dá jeito?'],
  },
  barber: {
    headlines: ['Cabelo curto, barba feita', 'Cortar, barbear, seguir'],
    leads: [
      'Cabelo, barba e toalha quente: diga-nos o que fica e o que sai, e sente-se.',
      'Curto, comprido ou só um acerto: escolha uma hora ou pergunte se há espera.',
    ],
    asks: ['Um corte esta semana?', 'Há uma cadeira livre?'],
  },
  'beauty-salon': {
    headlines: ['Uma hora só para si', 'Pele, unhas e sossego'],
    leads: [
      'Rosto, mãos, unhas: escolha o tratamento que lhe apetece e deixe o telefone na mala.',
      'Diga-nos o que a pele pede e quanto tempo tem. Sugerimos um tratamento.',
    ],
    asks: ['Que tratamento lhe apetece?', 'Que hora lhe convém?'],
  },
  massage: {
    headlines: ['Deite-se e respire', 'Para costas e ombros cansados'],
    leads: [
      'Diga onde dói e com que força prefere. Depois, não há mais nada para fazer.',
      'Lenta e leve ou firme e profunda: escolha a massagem e a hora que lhe convém.',
    ],
    asks: ['Onde é que dói?', 'Quando tem uma hora livre?'],
  },
  tattoo: {
    headlines: ['A sua ideia, na pele', 'Um desenho para ficar'],
    leads: [
      'Traga um esboço, uma fotografia ou umas palavras. Desenhamos, corrigimos e voltamos a desenhar até ser seu.',
      'Veja os trabalhos, diga-nos o que tem em mente e em que parte do corpo.',
    ],
    asks: ['Qual é a sua ideia?', 'Vamos falar da tatuagem?'],
  },
  dentist: {
    headlines: ['Abra a boca, respire fundo', 'Os dentes, vistos com calma'],
    leads: [
      'Consultas de rotina, cáries e o que vier depois: explicamos o que vemos antes de começar.',
      'Tem medo? Diga-nos. Vamos passo a passo e paramos quando levantar a mão.',
    ],
    asks: ['Está na altura da consulta?', 'Dói-lhe algum dente?'],
  },
  doctor: {
    headlines: ['Cuidar começa por ouvir', 'A sua saúde, acompanhada'],
    leads: [
      'Exames, conselhos e prevenção: veja quando há consultas e como marcar a sua.',
      'De uma tosse a uma doença crónica: diga-nos o que preocupa, e vemos isso em conjunto.',
    ],
    asks: ['Precisa de uma consulta?', 'Em que podemos ajudar?'],
  },
  physiotherapist: {
    headlines: ['Voltar a mexer-se', 'Movimento, passo a passo'],
    leads: [
      'Costas, joelhos, ombros e o que vem depois de uma operação: avaliamos, tratamos e mostramos o que fazer em casa.',
      'Diga-nos que movimento falta neste momento. É nisso que trabalhamos.',
    ],
    asks: ['Onde é que dói?', 'Que movimento lhe falta?'],
  },
  therapist: {
    headlines: ['Um lugar para falar', 'Pôr em palavras'],
    leads: [
      'Dizer as coisas em voz alta, a alguém de fora, pode ajudar. Para começar, chega uma mensagem curta.',
      'O que aqui se diz fica aqui. Procuramos em conjunto o que pode ajudar.',
    ],
    asks: ['Gostaria de falar?', 'Comece por uma mensagem'],
  },
  veterinarian: {
    headlines: ['Para os animais da casa', 'O seu animal, visto com calma'],
    leads: [
      'Consultas, vacinas e ajuda quando algo não está bem: fale-nos do seu animal antes de vir.',
      'Cães, gatos e pacientes mais pequenos: observamos com calma e explicamos o que encontramos.',
    ],
    asks: ['O seu animal não está bem?', 'Está na altura da vacina?'],
  },
  optician: {
    headlines: ['Ver ao perto e ao longe', 'Óculos para a sua cara'],
    leads: [
      'Faça o exame à vista, experimente as armações que quiser e leve os seus óculos.',
      'Óculos, lentes e arranjos: diga-nos se lê, conduz ou trabalha ao computador.',
    ],
    asks: ['A vista mudou?', 'Experimentar umas armações?'],
  },
  pharmacy: {
    headlines: ['Medicamentos e respostas', 'Pergunte na farmácia'],
    leads: [
      'Receitas, remédios e a maneira de os tomar: traga também as suas perguntas.',
      'Diga-nos o que já toma. Verificamos o que se pode juntar.',
    ],
    asks: ['O seu medicamento está disponível?', 'Uma dúvida sobre um medicamento?'],
  },
  midwife: {
    headlines: ['Antes do parto, e depois', 'Da gravidez às primeiras semanas'],
    leads: [
      'Consultas, preparação e visitas em casa: diga-nos para quando é o bebé, e vemos o que é possível.',
      'As perguntas são bem-vindas, do primeiro teste à última mamada da noite.',
    ],
    asks: ['Para quando é o bebé?', 'Fale-nos da sua gravidez'],
  },
  nutritionist: {
    headlines: ['Comer à sua maneira', 'O que lhe faz bem'],
    leads: [
      'Vemos o que come agora, do que gosta e o que quer mudar, e fazemos um plano que se consegue seguir.',
      'Sem listas de proibições: pequenos passos que cabem na cozinha e na semana.',
    ],
    asks: ['O que gostaria de mudar?', 'Começamos por conversar?'],
  },
  gym: {
    headlines: ['É entrar e treinar', 'Um lugar para ganhar força'],
    leads: [
      'Pesos, máquinas e aulas: veja o horário, passe por cá e experimente.',
      'É a primeira vez ou um regresso? Mostramos a casa e ajudamos a começar.',
    ],
    asks: ['Vem experimentar?', 'Quando começamos?'],
  },
  yoga: {
    headlines: ['Estenda o tapete', 'Inspire, estique, solte'],
    leads: [
      'Aulas calmas e outras mais fortes: veja o horário e escolha a que cabe no seu dia.',
      'Vai começar? Venha um pouco mais cedo, e mostramos onde está tudo.',
    ],
    asks: ['Vem à próxima aula?', 'É a primeira vez?'],
  },
  'personal-trainer': {
    headlines: ['Treino que cabe na semana', 'Do ponto onde está'],
    leads: [
      'Diga-me o que quer conseguir fazer. Fazemos um plano e trabalhamos nele em conjunto.',
      'No ginásio, ao ar livre ou em casa: o treino começa onde está agora.',
    ],
    asks: ['Qual é o seu objetivo?', 'Vamos começar?'],
  },
  'martial-arts': {
    headlines: ['Entre no tapete', 'Força com respeito'],
    leads: [
      'Aulas para crianças e adultos, para começar ou para voltar: venha ver uma, ou entre logo.',
      'Aprender a cair, a ficar de pé e a manter a calma. Veja o horário e venha a uma aula.',
    ],
    asks: ['Vem a uma primeira aula?', 'Quer assistir a uma aula?'],
  },
  'dance-school': {
    headlines: ['Concede-me esta dança?', 'Aprender o passo, depois esquecê-lo'],
    leads: [
      'A solo, a par ou com amigos: escolha uma aula, traga sapatos confortáveis e comece.',
      'Primeiros passos e outros mais difíceis: veja que aulas há e quando.',
    ],
    asks: ['Qual é a sua dança?', 'Vem dançar?'],
  },
};
