import type { LinesByTrade } from '../lines.ts';

export const food: LinesByTrade = {
  bakery: {
    headlines: ['Pão para todos os dias', 'Acabado de sair do forno'],
    leads: [
      'Pão para a mesa e um bolo para o caminho: entre, veja e deixe o nariz escolher.',
      'Farinha, água, sal e tempo. Passe para levar o pão, e qualquer coisa doce para o regresso.',
    ],
    asks: ['Guardamos-lhe um pão?', 'Pão para uma mesa grande?'],
  },
  'cake-maker': {
    headlines: ['Um bolo para o dia', 'Bolos por encomenda'],
    leads: [
      'Aniversários, casamentos ou só porque sim: diga-nos o dia e os convidados, e pensamos o bolo em conjunto.',
      'Para quem é, para quando e a que deve saber? O resto é manteiga, açúcar e paciência.',
    ],
    asks: ['O que vai festejar?', 'Conte-nos como é o bolo'],
  },
  butcher: {
    headlines: ['Carne cortada a gosto', 'Do balcão para o tacho'],
    leads: [
      'Assados, costeletas e salsichas ao balcão, com uma palavra sobre o lume e o tempo.',
      'Diga-nos o que vai cozinhar e para quantos. Cortamos, atamos e embrulhamos.',
    ],
    asks: ['O que vai cozinhar?', 'Encomendar para o fim de semana?'],
  },
  cheesemonger: {
    headlines: ['Queijo cortado na hora', 'Provar antes de escolher'],
    leads: [
      'Curados, amanteigados, azuis e frescos: prove ao balcão e leve o pedaço que quiser.',
      'Um pedaço para hoje ou uma tábua para a mesa inteira: ajudamos a escolher o que combina.',
    ],
    asks: ['Vai preparar uma tábua?', 'Que queijo está no ponto?'],
  },
  greengrocer: {
    headlines: ['Fruta e legumes da época', 'O que a estação traz'],
    leads: [
      'O que está maduro fica à frente. Encha o cesto, ou pergunte como se cozinha.',
      'Raízes, folhas, bagas e ervas: escolha à mão, peça a peça.',
    ],
    asks: ['O que está maduro hoje?', 'O que faz falta em casa?'],
  },
  chocolatier: {
    headlines: ['Chocolate, peça a peça', 'Um doce para oferecer'],
    leads: [
      'Tabletes, trufas e caixas para compor, para oferecer ou para o caminho de casa.',
      'Negro, de leite ou branco, simples ou recheado: escolha, e nós embrulhamos.',
    ],
    asks: ['Uma caixa para alguém?', 'Procura um presente?'],
  },
  'ice-cream': {
    headlines: ['Mais uma bola', 'Cone ou copo?'],
    leads: [
      'De leite, de fruta, com ou sem cobertura: escolha os sabores ao balcão e procure um lugar ao sol.',
      'Um sabor conhecido e outro por descobrir. Em cone, em copo ou numa caixa para casa.',
    ],
    asks: ['Que sabores há hoje?', 'Gelado para uma festa?'],
  },
  roastery: {
    headlines: ['Café torrado aqui', 'O seu café, à sua maneira'],
    leads: [
      'Filtro, expresso ou prensa: diga-nos como o prepara, e moemos o grão a condizer.',
      'Cheire, prove, compare e leve o café de que mais gostar, em grão ou moído.',
    ],
    asks: ['Como prepara o seu café?', 'Café para o seu espaço?'],
  },
  brewery: {
    headlines: ['Cerveja feita aqui', 'Da cuba para o copo'],
    leads: [
      'Loura, escura, amarga ou ácida: prove as que há agora e leve as de que gostar.',
      'Malte, lúpulo, levedura e paciência. Veja o que fermenta nas cubas e onde se bebe.',
    ],
    asks: ['O que sai da torneira?', 'Cerveja para a sua festa?'],
  },
  'wine-shop': {
    headlines: ['A garrafa para hoje', 'Vinho sem cerimónia'],
    leads: [
      'Diga-nos o que há para o jantar e quanto quer gastar. Procuramos a garrafa que acompanha.',
      'Tinto, branco, espumante e algumas surpresas: prove, pergunte, demore-se.',
    ],
    asks: ['O que há para o jantar?', 'Uma prova de vinhos?'],
  },
  restaurant: {
    headlines: ['Uma mesa à espera', 'Sente-se, fique um pouco'],
    leads: [
      'Veja o menu, escolha o dia e traga as pessoas com quem gosta de comer.',
      'Entradas para partilhar, pratos para guardar só para si e tempo para conversar.',
    ],
    asks: ['Guardamos-lhe uma mesa?', 'Vem em grupo?'],
  },
  pizzeria: {
    headlines: ['Pizza a sair do forno', 'Massa, tomate, queijo, fogo'],
    leads: [
      'Para comer aqui, ainda quente, ou para levar na caixa: no menu há clássicas e algumas da casa.',
      'Escolha a pizza, diga o que se põe e o que se tira. O forno faz o resto.',
    ],
    asks: ['Qual é a sua?', 'Encomendar para mais tarde?'],
  },
  cafe: {
    headlines: ['Primeiro, um café', 'Sente-se e tome um café'],
    leads: [
      'Torradas, bolos e uma bebida quente nas mãos: venha só com um livro ou com toda a gente.',
      'Um café de passagem ou uma manhã inteira à janela: o tempo escolhe-se à entrada.',
    ],
    asks: ['Encontramo-nos para um café?', 'Uma mesa para o grupo?'],
  },
  bar: {
    headlines: ['A noite começa aqui', 'O que vai beber?'],
    leads: [
      'Clássicos, bebidas da casa e outras sem álcool: sente-se ao balcão e diga o que lhe apetece.',
      'Um copo depois do trabalho ou a noite toda: veja a carta e traga companhia.',
    ],
    asks: ['Uma mesa para esta noite?', 'A sua festa aqui?'],
  },
  'food-truck': {
    headlines: ['Comida quente, mesmo ali', 'Siga o cheiro, coma quente'],
    leads: [
      'Veja o que está na chapa e onde paramos a seguir, ou peça-nos para ir ter aí.',
      'Comida de rua para pausas de almoço, festivais e quintais cheios de convidados.',
    ],
    asks: ['Vamos ter aí?', 'Reservar para uma festa?'],
  },
  catering: {
    headlines: ['Comida para os seus convidados', 'Quem convida descansa, nós cozinhamos'],
    leads: [
      'Do lanche de uma reunião ao jantar de um casamento: diga-nos o dia, o lugar e quantos são.',
      'Pensamos o menu em conjunto, levamos, servimos e arrumamos no fim.',
    ],
    asks: ['Quantos convidados são?', 'Conte-nos como é a festa'],
  },
};
