import type { LinesByTrade } from '../lines.ts';

export const culture: LinesByTrade = {
  architect: {
    headlines: ['Espaços para viver e trabalhar', 'Construir com uma razão'],
    leads: [
      'Olhamos para o lugar, ouvimos as pessoas e desenhamos até que tudo se encontre.',
      'Casas, remodelações e edifícios públicos: veja os projetos e fale-nos do seu terreno.',
    ],
    asks: ['Tem um terreno em vista?', 'Conte-nos os seus planos'],
  },
  designer: {
    headlines: ['Design que serve', 'Claro, útil, bom de ver'],
    leads: [
      'Veja os projetos e como uma ideia se torna em algo que se reconhece e se usa.',
      'De um nome a uma imagem completa: diga-nos o que faz e para quem.',
    ],
    asks: ['O que vamos desenhar?', 'Tem um projeto em mente?'],
  },
  portfolio: {
    headlines: ['Trabalhos escolhidos', 'O que tenho desenhado'],
    leads: [
      'Uma seleção de projetos: o que me pediram, o que experimentei e o que saiu daí.',
      'Veja com calma, escolha um projeto e escreva-me se quiser trabalhar comigo.',
    ],
    asks: ['Trabalhamos em conjunto?', 'Escreva-me'],
  },
  'team projects': {
    headlines: ['O que fizemos em conjunto', 'Uma equipa e os seus projetos'],
    leads: [
      'Conheça as pessoas, veja os projetos e descubra quem sabe fazer o quê.',
      'Cada projeto mostra o que foi pedido, quem trabalhou nele e o que saiu daí.',
    ],
    asks: ['Quer trabalhar connosco?', 'Fale-nos do seu projeto'],
  },
  photographer: {
    headlines: ['Imagens que ficam', 'Guardar um pouco do dia'],
    leads: [
      'Retratos, casamentos e momentos calmos: veja as imagens e fale-me das suas.',
      'Chego, observo e espero pelo momento. Não é preciso fazer pose.',
    ],
    asks: ['O que vou fotografar?', 'A sua data está livre?'],
  },
  musician: {
    headlines: ['Ao vivo soa mais alto', 'Venha ouvir'],
    leads: [
      'Veja onde e quando tocamos, ouça algumas músicas e convide-nos para o seu palco.',
      'Bares, casamentos e palcos ao ar livre: diga-nos o lugar e a noite.',
    ],
    asks: ['Vamos tocar aí?', 'Tem uma data em vista?'],
  },
  artist: {
    headlines: ['Papel, tela e parede', 'Acabado de sair do ateliê'],
    leads: [
      'Veja o que está pronto, pergunte pelo que não está, ou venha ver à luz do ateliê.',
      'Cada obra tem o seu tamanho, o seu material e às vezes uma história. Pergunte por ela.',
    ],
    asks: ['Vem ver ao ateliê?', 'Gostou de uma obra?'],
  },
  writer: {
    headlines: ['Palavras postas em ordem', 'Livros e outros textos'],
    leads: [
      'O que escrevi, o que vem a seguir e onde se pode ouvir em voz alta.',
      'Leia aqui uma página antes de levar o livro para casa.',
    ],
    asks: ['Convida-me para ler?', 'Escreva-me'],
  },
  cv: {
    headlines: ['O meu percurso até aqui', 'O que faço e já fiz'],
    leads: [
      'Onde trabalhei, o que aprendi e o que sei fazer: está tudo nestas páginas.',
      'Leia com calma, e escreva-me se achar que devemos falar.',
    ],
    asks: ['Vamos falar?', 'Escreva-me'],
  },
  biography: {
    headlines: ['Uma vida, por ordem', 'A história de uma vida'],
    leads: [
      'Onde começou, o que aconteceu pelo caminho e o que ficou.',
      'Os anos, as viragens e as distinções, pela ordem em que chegaram.',
    ],
    asks: ['Algo a acrescentar?', 'Uma pergunta sobre esta vida?'],
  },
  blog: {
    headlines: ['Coisas para ler', 'Notas, ideias e achados'],
    leads: [
      'Textos novos de vez em quando, os antigos arrumados por tema. Comece por onde quiser.',
      'Notas curtas e textos mais longos: leia um e diga-me o que pensa.',
    ],
    asks: ['Sobre que escrever a seguir?', 'Diga-me o que pensa'],
  },
  'health blog': {
    headlines: ['Ler para se sentir bem', 'Pequenos hábitos, explicados'],
    leads: [
      'Artigos sobre comida, movimento, sono e descanso, em palavras simples e arrumados por tema.',
      'O que se sabe, o que não se sabe e o que se pode experimentar em casa.',
    ],
    asks: ['Que tema vem a seguir?', 'Tem uma pergunta?'],
  },
  'poetry blog': {
    headlines: ['Poemas, um de cada vez', 'Versos para reler'],
    leads: [
      'Leia devagar, em voz alta se ninguém estiver a ouvir, e envie um poema seu.',
      'Poemas novos e outros mais antigos, arrumados por humor, forma e estação.',
    ],
    asks: ['Tem um poema para partilhar?', 'Envie-nos os seus versos'],
  },
  'link-page': {
    headlines: ['Tudo no mesmo sítio', 'Todos os meus links'],
    leads: [
      'Onde ler, ver, ouvir, comprar e escrever: escolha um link.',
      'Um só endereço para todos os lugares onde me pode encontrar.',
    ],
    asks: ['Procura outra coisa?', 'Escreva-me'],
  },
  hotel: {
    headlines: ['Durma bem aqui', 'O quarto está pronto'],
    leads: [
      'Veja os quartos, escolha as noites e diga-nos quando chega.',
      'Uma noite de passagem ou uma semana sem fazer nada: escolha um quarto.',
    ],
    asks: ['Para que noites?', 'Guardamos-lhe um quarto?'],
  },
  'holiday-home': {
    headlines: ['A sua casa de férias', 'Pouse as malas'],
    leads: [
      'Veja as divisões e o que há por perto, e pergunte pelas semanas que lhe convêm.',
      'Uma porta só sua, uma cozinha para cozinhar e tempo para não fazer nada.',
    ],
    asks: ['Quando gostaria de vir?', 'A sua semana está livre?'],
  },
  museum: {
    headlines: ['Venha ver de perto', 'Objetos que contam histórias'],
    leads: [
      'Veja o que está exposto, quando abrimos e o que há para crianças e grupos.',
      'Percorra as salas por sua conta, ou deixe que alguém conte o que está a ver.',
    ],
    asks: ['Vem em grupo?', 'Prepare a sua visita'],
  },
  theatre: {
    headlines: ['Apagam-se as luzes', 'Tome o seu lugar'],
    leads: [
      'Veja o que está em cena e quando, escolha uma noite e guarde os lugares.',
      'Peças, concertos e noites que não se arrumam: o programa diz o que vem a seguir.',
    ],
    asks: ['Guardamos-lhe lugares?', 'Vem com uma turma?'],
  },
  charity: {
    headlines: ['Ajudar onde é preciso', 'São precisas muitas mãos'],
    leads: [
      'Veja o que se faz, o que falta e como pode participar.',
      'Uma hora, um donativo ou uma palavra a outros: tudo isso ajuda.',
    ],
    asks: ['Gostaria de ajudar?', 'Precisa de ajuda?'],
  },
  club: {
    headlines: ['Em conjunto é melhor', 'Venha ver e fique'],
    leads: [
      'Veja o que fazemos, quando nos encontramos e como fazer parte.',
      'Venha a um encontro, veja como é e decida depois.',
    ],
    asks: ['Gostaria de entrar?', 'Venha a um encontro'],
  },
  festival: {
    headlines: ['Guarde a data', 'Venha à festa'],
    leads: [
      'O que acontece e quando, como chegar e o que trazer: está tudo nesta página.',
      'Percorra o programa, marque o que quer ver e traga companhia.',
    ],
    asks: ['Gostaria de participar?', 'Perguntas sobre o dia?'],
  },
  fundraiser: {
    headlines: ['Um dia por uma causa', 'Vir, dar, festejar'],
    leads: [
      'Para que servem os donativos, o que acontece no dia e como participar.',
      'Junte-se, traga amigos e veja para onde vai cada donativo.',
    ],
    asks: ['Gostaria de ajudar?', 'Vem nesse dia?'],
  },
  wedding: {
    headlines: ['Vamos casar', 'Venha festejar connosco'],
    leads: [
      'Quando, onde e o que vestir: tudo o que os nossos convidados precisam de saber.',
      'Como chegar, onde dormir e o que acontece ao longo do dia.',
    ],
    asks: ['Contamos com a sua presença?', 'Diga-nos que vem'],
  },
  'event-planner': {
    headlines: ['A festa é sua, organizamos nós', 'Uma festa também se prepara'],
    leads: [
      'Casamentos, festas de empresa e aniversários: diga-nos o dia, os convidados e o sonho.',
      'Encontramos o lugar, a comida e a música, e estamos lá quando tudo começa.',
    ],
    asks: ['O que vai festejar?', 'Conte-nos como é o dia'],
  },
};
