import type { LinesByTrade } from '../lines.ts';

export const homeAndRoad: LinesByTrade = {
  plumber: {
    headlines: ['A água no seu lugar', 'Fugas, canos e torneiras'],
    leads: [
      'Uma torneira a pingar, um cano entupido ou uma obra inteira: diga-nos o que vê, e dizemos o que é preciso.',
      'Descreva o problema ou mande uma fotografia. Explicamos o que se segue.',
    ],
    asks: ['Há água onde não devia?', 'Vai mudar a canalização?'],
  },
  heating: {
    headlines: ['Quente no inverno, fresco no verão', 'Calor sem pensar nisso'],
    leads: [
      'Caldeiras, bombas de calor e manutenção: fale-nos da casa e do que a aquece agora.',
      'Se está frio, ligue. Se ainda está quente, é altura de planear.',
    ],
    asks: ['A casa está fria?', 'Está na altura da revisão?'],
  },
  electrician: {
    headlines: ['Luz onde faz falta', 'Tomadas, quadros e avarias misteriosas'],
    leads: [
      'Tomadas novas, quadros, carregadores e avarias que ninguém encontra: conte-nos o que se passa.',
      'De um candeeiro a uma casa inteira: descreva o trabalho, e dizemos o que é preciso.',
    ],
    asks: ['O que vamos ligar?', 'Ficou às escuras?'],
  },
  solar: {
    headlines: ['Energia do próprio telhado', 'O sol a trabalhar'],
    leads: [
      'Painéis, baterias e um plano para o seu telhado: diga-nos para onde está virado e quanto consome.',
      'Da primeira visita ao telhado até ao dia em que liga: projetamos, instalamos e mantemos.',
    ],
    asks: ['Quanto pode dar o telhado?', 'Peça uma visita ao telhado'],
  },
  carpenter: {
    headlines: ['Madeira à medida da casa', 'Da tábua ao móvel'],
    leads: [
      'Estantes, escadas, portas e mesas: traga as medidas, ou nós vamos tirá-las.',
      'Fale-nos do canto onde nada cabe. É por aí que começamos.',
    ],
    asks: ['O que vamos construir?', 'Tem um canto por preencher?'],
  },
  painter: {
    headlines: ['Cor nova nas paredes', 'Salas e fachadas, pintadas'],
    leads: [
      'Uma sala, uma escada ou a fachada inteira: protegemos, tapamos, pintamos e deixamos tudo arrumado.',
      'Escolha uma cor ou peça-nos amostras. Depois combinamos um dia.',
    ],
    asks: ['Por que parede começamos?', 'Está na altura de pintar?'],
  },
  roofer: {
    headlines: ['Por cima da sua cabeça', 'Da cumeeira à caleira'],
    leads: [
      'Telhas soltas, infiltrações e telhados novos: subimos, tiramos fotografias e dizemos o que é preciso.',
      'Diga-nos o que se vê de baixo. Nós vamos ver de cima.',
    ],
    asks: ['Chove dentro de casa?', 'Quer que vejamos o telhado?'],
  },
  builder: {
    headlines: ['Do primeiro traço à chave', 'Construir pelo projeto'],
    leads: [
      'Casas novas, ampliações e renovações: traga o projeto ou só uma vontade, e falamos do que é possível.',
      'Dizemos o que vem primeiro, quem o faz e o que é preciso, antes de mexer na primeira pedra.',
    ],
    asks: ['O que gostaria de construir?', 'Já tem projeto?'],
  },
  locksmith: {
    headlines: ['Ficou fora de casa?', 'Chaves, fechaduras e portas abertas'],
    leads: [
      'Portas trancadas, chaves perdidas e fechaduras por mudar: ligue e diga onde está.',
      'Abrimos, reparamos e montamos fechaduras, e explicamos o que protege uma porta.',
    ],
    asks: ['A porta não abre?', 'Perdeu uma chave?'],
  },
  cleaning: {
    headlines: ['Chegar a casa, tudo limpo', 'Tempo para outras coisas'],
    leads: [
      'Casas, escritórios, vidros e mudanças: diga-nos que divisões e com que frequência, e enviamos um orçamento.',
      'Uma vez, todas as semanas ou antes de entregar a chave: escolha o quê e quando.',
    ],
    asks: ['O que vamos limpar?', 'Que dia lhe dá jeito?'],
  },
  handyman: {
    headlines: ['Pequenos arranjos, fora da lista', 'O que está solto em casa'],
    leads: [
      'Prateleiras por pendurar, portas que prendem, móveis na caixa: faça a lista, e nós seguimo-la.',
      'Diga-nos o que está partido, solto ou em falta. Os trabalhos pequenos são bem-vindos.',
    ],
    asks: ['O que tem na lista?', 'Partiu-se alguma coisa?'],
  },
  gardener: {
    headlines: ['Um jardim para se sentar', 'Verde em qualquer estação'],
    leads: [
      'Projetos, plantações, sebes e relvados: mostre-nos o jardim, e dizemos o que lá se daria bem.',
      'Diga-nos como usa o jardim e quanto trabalho quer ter com ele.',
    ],
    asks: ['Como está o seu jardim?', 'A sebe cresceu demais?'],
  },
  farm: {
    headlines: ['Diretamente do campo', 'Na quinta, conforme a estação'],
    leads: [
      'Veja o que cresce, o que está pronto e onde se compra.',
      'O que a terra dá muda com a estação. Passe por cá e veja.',
    ],
    asks: ['Vem até à quinta?', 'O que está pronto agora?'],
  },
  vineyard: {
    headlines: ['Da vinha ao seu copo', 'O vinho ao pé da vinha'],
    leads: [
      'Prove os vinhos onde nascem, passeie entre as videiras e leve algumas garrafas.',
      'Cada colheita sabe ao tempo que fez. Descubra de qual gosta mais.',
    ],
    asks: ['Vem provar?', 'Uma caixa para a sua adega?'],
  },
  riding: {
    headlines: ['O pé no estribo', 'Tempo com cavalos'],
    leads: [
      'Aulas, passeios e cuidados: diga-nos quanto já montou, e procuramos o cavalo certo.',
      'Começa-se à guia, depois sai-se para o campo. Venha conhecer os cavalos.',
    ],
    asks: ['Primeira vez a cavalo?', 'Venha conhecer os cavalos'],
  },
  guide: {
    headlines: ['Venha daí', 'Olhe, é por aqui'],
    leads: [
      'Escolha um passeio, traga bom calçado e veja connosco aquilo por que se passa sem reparar.',
      'Voltas curtas e dias longos: veja as datas e guarde um lugar.',
    ],
    asks: ['Qual é o seu passeio?', 'Vem em grupo?'],
  },
  moving: {
    headlines: ['Nós carregamos tudo', 'De porta a porta'],
    leads: [
      'Uma casa, um escritório ou só um piano: diga-nos de onde, para onde, que andar e quando.',
      'Embalar, carregar, conduzir, guardar: escolha o que prefere fazer por sua conta.',
    ],
    asks: ['Quando é a mudança?', 'De onde para onde?'],
  },
  garage: {
    headlines: ['De volta à estrada', 'O seu carro, visto por dentro'],
    leads: [
      'Revisão, pneus, travões e barulhos estranhos: vemos, dizemos o que é preciso e perguntamos antes de começar.',
      'Descreva o que ouve, vê ou cheira. Procuramos de onde vem.',
    ],
    asks: ['Que barulho é esse?', 'Está na altura da revisão?'],
  },
  'bike-shop': {
    headlines: ['De volta aos pedais', 'Uma bicicleta para cada caminho'],
    leads: [
      'Bicicletas novas, usadas e arranjos: venha dar uma volta ou traga a sua.',
      'Um furo, mudanças que saltam ou a primeira bicicleta de uma criança: nós vemos.',
    ],
    asks: ['O que tem a sua bicicleta?', 'Vem dar uma volta?'],
  },
  taxi: {
    headlines: ['Para onde vamos?', 'Entre, nós conduzimos'],
    leads: [
      'Estações, aeroportos, consultas e o regresso à noite: ligue ou reserve com antecedência.',
      'Diga onde está, para onde quer ir e que bagagem leva.',
    ],
    asks: ['Precisa de um carro?', 'Reservar para amanhã?'],
  },
};
