import type { LinesByTrade } from '../lines.ts';

export const shopsAndCrafts: LinesByTrade = {
  florist: {
    headlines: ['Flores para alguém', 'O que está em flor'],
    leads: [
      'Diga-nos para quem são e o que quer dizer. Nós fazemos disso um ramo.',
      'Ramos, coroas e plantas para a janela: escolha pela cor, pela estação ou pelo coração.',
    ],
    asks: ['Para quem são as flores?', 'Flores para o seu dia?'],
  },
  bookshop: {
    headlines: ['Encontrar o próximo livro', 'Estantes para se perder'],
    leads: [
      'Diga-nos de que livro gostou por último. Pomos-lhe outros nas mãos.',
      'Romances, livros ilustrados e tudo o que se pode encomendar: entre e leia uma página.',
    ],
    asks: ['Que livro encomendamos?', 'Procura um título?'],
  },
  clothing: {
    headlines: ['Roupa que se volta a vestir', 'Entre e experimente'],
    leads: [
      'Entre, sinta os tecidos e demore o que quiser em frente ao espelho.',
      'Para todos os dias e para os outros: encontre peças que combinam com o que já tem.',
    ],
    asks: ['Procura alguma peça?', 'Há no seu tamanho?'],
  },
  furniture: {
    headlines: ['Móveis para viver', 'Primeiro, sente-se'],
    leads: [
      'Mesas, cadeiras, camas e candeeiros: venha experimentá-los e traga as medidas da sala.',
      'Mostre-nos uma fotografia da sala. Dizemos o que lá ficaria bem.',
    ],
    asks: ['É para que divisão?', 'Traga as medidas'],
  },
  'toy-shop': {
    headlines: ['A que vamos brincar?', 'Brinquedos para dias inteiros'],
    leads: [
      'Diga-nos a idade e do que a criança mais gosta agora. Nós procuramos o brinquedo.',
      'Blocos, bonecas, puzzles e jogos para dias de chuva: entre e experimente.',
    ],
    asks: ['Que idade tem a criança?', 'Precisa de um presente?'],
  },
  'pet-shop': {
    headlines: ['Para os bichos da casa', 'Enquanto está fora'],
    leads: [
      'Passeios, cuidados e tudo aquilo de que um animal precisa: diga-nos quem é e do que gosta.',
      'Fale-nos do seu animal, dos hábitos e do canto preferido. Nós continuamos daí.',
    ],
    asks: ['De quem vamos cuidar?', 'Fale-nos do seu animal'],
  },
  hardware: {
    headlines: ['O parafuso que faltava', 'Tudo para fazer e consertar'],
    leads: [
      'Ferramentas, madeira, tinta e peças pequenas: traga a peça partida, e procuramos a que serve.',
      'Diga o que está a construir. Dizemos o que é preciso e como se usa.',
    ],
    asks: ['O que está a construir?', 'Procura uma peça?'],
  },
  shop: {
    headlines: ['Entre e veja', 'Coisas para levar para casa'],
    leads: [
      'Veja o que há nas prateleiras, pergunte pelo que não há e passe quando estiver aberto.',
      'Para si ou para oferecer: dê uma volta e demore o que quiser.',
    ],
    asks: ['Procura alguma coisa?', 'Quer que guardemos?'],
  },
  jeweller: {
    headlines: ['Feito para usar', 'Anéis, pedras e arranjos'],
    leads: [
      'Escolha uma joia, ou traga uma antiga para arranjar ou transformar.',
      'Diga-nos quem a vai usar e em que dia. Desenhamos antes de fazer.',
    ],
    asks: ['Tem uma joia em mente?', 'Uma joia para arranjar?'],
  },
  potter: {
    headlines: ['Barro, roda, fogo', 'Canecas, tigelas e pratos à mão'],
    leads: [
      'Cada peça é torneada, seca, vidrada e cozida. Pegue numa e veja se lhe fica bem na mão.',
      'Para a mesa da manhã, para flores ou para alguém: veja o que saiu do forno.',
    ],
    asks: ['Loiça para a sua mesa?', 'Gostou de uma peça?'],
  },
  tailor: {
    headlines: ['Para assentar bem', 'Costurar, ajustar, remendar'],
    leads: [
      'Calças compridas demais, um casaco largo ou um vestido que ainda é só ideia: traga, e nós medimos.',
      'Encurtamos, alargamos, remendamos e fazemos. Experimente, e vemos o que é preciso.',
    ],
    asks: ['O que não lhe serve?', 'Vem fazer uma prova?'],
  },
  'instrument-maker': {
    headlines: ['Feito para ser tocado', 'Instrumentos, feitos e reparados'],
    leads: [
      'Instrumentos novos, reparações e afinações: traga o seu, toque e diga o que ouve.',
      'Diga-nos como toca. A madeira, as cordas e a voz vêm daí.',
    ],
    asks: ['Como soa o seu instrumento?', 'Traga o seu instrumento'],
  },
  printer: {
    headlines: ['Tinta no papel', 'Do ficheiro à folha impressa'],
    leads: [
      'Cartões, cartazes, livros e letreiros: envie o ficheiro ou traga uma ideia, e escolhemos o papel em conjunto.',
      'Diga-nos quantos, de que tamanho e para quando. Mostramos uma prova antes de ligar a máquina.',
    ],
    asks: ['O que vamos imprimir?', 'Envie-nos o seu ficheiro'],
  },
};
