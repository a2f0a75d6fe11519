import type { LinesByTrade } from '../lines.ts';

export const learningAndAdvice: LinesByTrade = {
  'driving-school': {
    headlines: ['Da primeira mudança à carta', 'Aprender a conduzir com calma'],
    leads: [
      'Código, aulas e exame: veja como funciona e quando começa o próximo curso.',
      'Com nervos ou com pressa: acertamos o ritmo em conjunto, do parque de estacionamento à autoestrada.',
    ],
    asks: ['Vem à primeira aula?', 'Quando gostaria de começar?'],
  },
  school: {
    headlines: ['Um lugar para aprender', 'Aprender em companhia'],
    leads: [
      'Veja o que se ensina, como é um dia e como se faz a inscrição.',
      'Para quem começa e para quem continua: veja os cursos e pergunte o que quiser saber.',
    ],
    asks: ['Gostaria de se inscrever?', 'Quer visitar a escola?'],
  },
  tutor: {
    headlines: ['De repente, faz sentido', 'Aprender frente a frente'],
    leads: [
      'Diga-nos a disciplina, o ano e onde encrava. Começamos exatamente aí.',
      'Antes de um teste ou ao longo do ano: explicações ao ritmo de quem aprende.',
    ],
    asks: ['Onde é que encrava?', 'Experimentar uma aula?'],
  },
  'language-school': {
    headlines: ['Diga-o noutra língua', 'Uma língua aprende-se a falar'],
    leads: [
      'Das primeiras palavras às longas conversas: encontre o seu nível e um curso que cabe na semana.',
      'Para viajar, trabalhar ou por amor: diga-nos porque aprende, e procuramos o curso.',
    ],
    asks: ['Qual é a próxima língua?', 'Qual é o seu nível?'],
  },
  'music-school': {
    headlines: ['Tocar a primeira canção', 'Música, desde a primeira nota'],
    leads: [
      'Crianças e adultos, primeiras notas e peças difíceis: escolha um instrumento e experimente uma aula.',
      'Diga-nos o que gosta de ouvir. É por aí que começamos.',
    ],
    asks: ['Qual é o seu instrumento?', 'Experimentar uma aula?'],
  },
  nursery: {
    headlines: ['Um lugar para ser pequeno', 'Brincar, crescer, fazer amigos'],
    leads: [
      'Veja como é um dia aqui, o que se come e como se faz a adaptação.',
      'Venha com a criança, veja os cantos todos e pergunte o que quiser saber.',
    ],
    asks: ['Procura uma vaga?', 'Venha visitar-nos'],
  },
  lawyer: {
    headlines: ['Saber em que ponto está', 'A lei em palavras claras'],
    leads: [
      'Conte-nos o que aconteceu. Dizemos em palavras simples o que a lei permite e o que fazer a seguir.',
      'Cartas, prazos, contratos e litígios: traga os papéis, e lemos tudo em conjunto.',
    ],
    asks: ['O que aconteceu?', 'Uma pergunta antes de assinar?'],
  },
  accountant: {
    headlines: ['As contas em ordem', 'Números que servem para trabalhar'],
    leads: [
      'Contabilidade, salários e impostos: traga a caixa das faturas, e nós pomos ordem nisso.',
      'Diga-nos como trabalha e de que vive o negócio. Dizemos o que guardar, declarar e pagar.',
    ],
    asks: ['Chegou uma carta do fisco?', 'Entregue-nos as faturas'],
  },
  consultant: {
    headlines: ['Um olhar de fora', 'De uma pergunta a um plano'],
    leads: [
      'Diga-nos onde está parado. Olhamos, perguntamos, fazemos contas e escrevemos o que faríamos.',
      'Trabalhamos com quem conhece melhor a empresa: as pessoas que lá estão.',
    ],
    asks: ['Que pergunta não sai da cabeça?', 'Vamos conversar?'],
  },
  finance: {
    headlines: ['Perceber o seu dinheiro', 'Um plano para o dinheiro'],
    leads: [
      'Poupar, pedir emprestado e pensar no futuro: pomos tudo no papel e vemo-lo em conjunto.',
      'Traga as perguntas e os papéis. Explicamos o que tem e o que poderia mudar.',
    ],
    asks: ['O que gostaria de planear?', 'Vemos isso em conjunto?'],
  },
  'credit repair': {
    headlines: ['O histórico de crédito, às claras', 'Corrigir o histórico de crédito'],
    leads: [
      'Veja o que consta do seu histórico de crédito, o que se pode contestar e o que fazer com o resto.',
      'Lemos o histórico em conjunto, contestamos por escrito o que está errado e explicamos cada passo.',
    ],
    asks: ['O que diz o seu histórico?', 'Peça uma leitura do histórico'],
  },
  'private-bank': {
    headlines: ['Património, em conversa', 'Falar de dinheiro com calma'],
    leads: [
      'Investimentos, sucessão e tudo o resto: antes de qualquer produto, uma conversa.',
      'Começamos por perceber para que serve o seu dinheiro. O resto vem daí.',
    ],
    asks: ['Quando nos encontramos?', 'Comecemos por uma conversa'],
  },
  'estate-agent': {
    headlines: ['Encontrar a porta certa', 'Comprar, vender, arrendar'],
    leads: [
      'Procura casa ou vai deixar a sua? Conte-nos, e mostramos o que é possível.',
      'Visitamos a casa, dizemos quanto pode valer e acompanhamos o caminho até às chaves.',
    ],
    asks: ['Procura ou vende?', 'Peça uma avaliação da casa'],
  },
  recruiter: {
    headlines: ['O trabalho procura alguém', 'Pessoas e ofícios'],
    leads: [
      'Diga-nos quem falta na equipa, ou o que quer fazer a seguir.',
      'Ouvimos cada lado antes de sentar todos à mesma mesa.',
    ],
    asks: ['Quem falta na equipa?', 'O que gostaria de fazer?'],
  },
  translator: {
    headlines: ['Por outras palavras', 'Dito na outra língua'],
    leads: [
      'Contratos, sites, certidões e discursos: envie-nos o texto e o dia em que precisa dele.',
      'Traduzimos o que está escrito, e também o que se quis dizer.',
    ],
    asks: ['Que texto, que língua?', 'Envie-nos o seu texto'],
  },
  funeral: {
    headlines: ['Uma despedida à sua maneira', 'Aqui, quando é preciso'],
    leads: [
      'Ligue quando quiser. Explicamos o que há a fazer e tratamos do que nos quiser entregar.',
      'Enterro, cremação ou outra forma de despedida: falamos do que faria sentido.',
    ],
    asks: ['Gostaria de falar connosco?', 'Fale-nos de quem partiu'],
  },
  software: {
    headlines: ['Software à maneira da casa', 'Menos cliques, mais caminho'],
    leads: [
      'Diga-nos o que hoje demora demais. Construímos a ferramenta e mantemo-la a funcionar.',
      'Do primeiro esboço ao sistema que se usa todos os dias, em passos que se podem ver e experimentar.',
    ],
    asks: ['O que demora demais hoje?', 'Mostre-nos o problema'],
  },
  'software solutions': {
    headlines: ['Software, e gente que ajuda', 'As ferramentas da sua empresa'],
    leads: [
      'Veja o que faz o nosso software, a quem serve e por onde começaria uma empresa como a sua.',
      'Programas para o trabalho diário e pessoas que os sabem usar, sem palavras difíceis.',
    ],
    asks: ['O que devia andar melhor?', 'Conte-nos o seu caso'],
  },
  'fitness tracking': {
    headlines: ['Ver o caminho já feito', 'Cada corrida, cada série, anotada'],
    leads: [
      'Registe o que treina, faça disso um diário e veja o que se soma ao longo das semanas.',
      'Os exercícios, as notas e o lugar entre amigos, tudo no mesmo sítio.',
    ],
    asks: ['Anotamos o primeiro treino?', 'Diga-nos o que falta'],
  },
  'it-service': {
    headlines: ['Para voltar a funcionar', 'Computadores, redes e sossego'],
    leads: [
      'Máquinas lentas, ficheiros perdidos, equipamento novo: diga-nos o que acontece e o que devia acontecer.',
      'Instalamos, reparamos, protegemos e explicamos, para que o trabalho possa continuar.',
    ],
    asks: ['O que deixou de funcionar?', 'Descreva-nos o problema'],
  },
  telecom: {
    headlines: ['Em casa e pelo caminho', 'Ligar, navegar, ver'],
    leads: [
      'Telefone, internet em casa e linhas para empresas: compare, escolha e peça ajuda quando for preciso.',
      'Diga-nos quanto liga, vê e viaja. Dizemos que plano chega para isso.',
    ],
    asks: ['Que plano lhe serve?', 'Problemas com a linha?'],
  },
  coworking: {
    headlines: ['Uma mesa em boa companhia', 'Basta trazer o computador'],
    leads: [
      'Mesas, salas e café: venha um dia, veja como se sente e fique o tempo que quiser.',
      'Cantos calmos para pensar e mesas para conversar: escolha o que o trabalho pede.',
    ],
    asks: ['Experimentar um dia?', 'Quer visitar o espaço?'],
  },
};
