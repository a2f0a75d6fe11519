import type { Vocabulary } from './vocabulary.ts';

export const pt: Vocabulary = {
  weekdays:
    'segunda-feira/segundas-feiras/segunda/segundas/seg/2ª, terça-feira/terças-feiras/terça/terças/ter/3ª, quarta-feira/quartas-feiras/quarta/quartas/qua/4ª, quinta-feira/quintas-feiras/quinta/quintas/qui/5ª, sexta-feira/sextas-feiras/sexta/sextas/sex/6ª, sábado/sábados/sabado/sáb/sab, domingo/domingos/dom',
  workdays: 'dias úteis, durante a semana, dias da semana, à semana',
  weekend: 'fim de semana, fins de semana, fim-de-semana, fins-de-semana, aos fins de semana',
  daily: 'todos os dias, diariamente, cada dia, diário, nos outros dias, os outros dias, nos demais dias',
  months:
    'janeiro/jan, fevereiro/fev, março/mar, abril/abr, maio/mai, junho/jun, julho/jul, agosto/ago, setembro/set, outubro/out, novembro/nov, dezembro/dez',
  numbers:
    'um/uma, dois/duas, três, quatro, cinco, seis, sete, oito, nove, dez, onze, doze, treze, catorze/quatorze, quinze, dezasseis/dezesseis, dezassete/dezessete, dezoito, dezanove/dezenove, vinte',
  tens: 'trinta, quarenta, cinquenta, sessenta, setenta, oitenta, noventa, cem/cento',
  ordinals: 'primeiro/primeira, segundo, terceiro/terceira, quarto, quinto',
  last: 'último, última, últimos',
  every: 'cada, todos os, todas as, aos, às',
  everySecond:
    'de duas em duas semanas, a cada duas semanas, a cada quinze dias, de quinze em quinze dias, quinzenalmente, quinzenal',
  clock: 'horas, hora, h, hs',
  am: 'da manhã, de manhã, am',
  pm: 'da tarde, à tarde, da noite, à noite, pm',
  noon: 'meio-dia, meio dia',
  midnight: 'meia-noite, meia noite',
  from: 'de, das, desde, entre, a partir de, a partir das, do, da',
  until: 'a, às, até, até às, ao, à',
  and: 'e, &, bem como',
  but: 'mas, por isso, então, entao, porque, portanto, e também, também, além disso, logo',
  or: 'ou',
  except: 'exceto, excepto, menos, salvo, fora',
  open: 'atendo, recebo, recebemos, aberto, aberta, abertos, abertas, abre, abrimos, horário, horários, horário de funcionamento, funcionamento, funcionamos, atendimento, atendemos',
  closed: 'fechado, fechada, fechados, fechadas, fecha, fechamos, encerrado, encerrada, encerramos, encerra, folga',
  appointment:
    'por marcação, com marcação, mediante marcação, com hora marcada, hora marcada, por agendamento, com agendamento, sob consulta, sob marcação, a combinar, só por marcação',
  holidays: 'feriados, feriado, dias feriados, aos feriados',
  money:
    'euro, euros, eur, cêntimos, libra, libras, gbp, dólar, dólares, usd, reais, real, zloty, zlotys, pln, coroas suecas, sek, coroas dinamarquesas, dkk, franco, francos, chf, shekel, shekels, ils',
  per: 'por, a, o, cada, para, à',
  free: 'grátis, gratuito, gratuita, gratuitos, gratuitas, de graça, sem custo',
  costs: 'custa, custam, sai por, fica por, a partir de, pagam, paga',
  offering:
    'oferecemos, vendemos, fazemos, ensinamos, reparamos, consertamos, fabricamos, ofereço, vendo, faço, ensino, reparo, conserto, damos aulas de, dou aulas de, os nossos serviços são, nossos serviços incluem',
  offerLabels:
    'serviços, nossos serviços, os nossos serviços, produtos, nossos produtos, tratamentos, cursos, aulas, oficinas, ementa, cardápio, menu, preços, preçário, tabela de preços, valores, o que fazemos, o que oferecemos, bebidas, pratos, entradas, sobremesas',
  premises:
    'loja, oficina, salão, café, restaurante, escritório, consultório, clínica, padaria, museu, galeria, bar, biblioteca, livraria, estúdio, ateliê, atelier, espaço, casa',
  visits: 'venda, visitas, recolha, receção, recepção, secretaria, bilheteira, bilheteria, sede',
  seasons: 'primavera, verão, outono, inverno, época, temporada, época alta, época baixa, férias, resto do ano',
  streets: 'rua, r, avenida, av, praça, largo, travessa, estrada, rodovia, alameda, beco, calçada, ladeira, caminho',
  addressLabels: 'endereço, morada, nosso endereço, a nossa morada, onde estamos, visite-nos',
  placeLabels: 'local, cidade, localidade',
  phoneLabels: 'telefone, tel, telemóvel, tlm, tlf, celular, cel, fax, whatsapp, ligue, fixo, fone, ligar, liguem',
  extensions: 'ramal, ext, extensão',
  roles:
    'dono, dona, proprietário, proprietária, fundador, fundadora, diretor, diretora, gerente, chefe, chef, cozinheiro, cozinheira, padeiro, padeira, professor, professora, instrutor, instrutora, terapeuta, presidente, tesoureiro, tesoureira, secretário, secretária, médico, médica, doutora, advogado, advogada, cabeleireiro, cabeleireira, fotógrafo, fotógrafa, artesão, artesã, aprendiz, sócio, sócia, treinador, treinadora, guia, veterinário, veterinária, arquiteto, arquiteta, fisioterapeuta, coordenador, coordenadora, responsável, ceramista, mestre, costureira, apicultor',
  teamLabels: 'equipa, equipe, a nossa equipa, nossa equipe, quem somos, direção, professores',
  ranBy:
    'dirigido por, dirigida por, fundado por, fundada por, gerido por, gerida por, criado por, criada por, conduzido por, conduzida por',
  since: 'desde, fundado, fundada, nascido, nascida, nasceu',
  questionLabels: 'faq, perguntas, perguntas frequentes, dúvidas, p, pergunta',
  answerLabels: 'r, resposta',
  reviewLabels:
    'opiniões, testemunhos, depoimentos, avaliações, o que dizem os clientes, o que dizem os nossos clientes',
  says: 'diz, disse, escreve, escreveu, falou, comentou, dizia',
  stepLabels: 'como funciona, como trabalhamos, passos, etapas, o processo, como reservar, como encomendar',
  sequence: 'primeiro/em primeiro lugar, depois/em seguida/a seguir/segundo/terceiro, finalmente/por fim/no final',

  articles: 'um, uma, uns, umas, o, a, os, as',
  placePrepositions: 'em, no, na, nos, nas, perto de, junto a, ao redor de, de, do, da',
  copulas: 'é, são, era, está, estão',
  weAre:
    'somos, sou, é, nós somos, eu sou, tenho, temos, dirijo, dirigimos, abro, abrimos, isto é, isso é, este é, esta é, trata-se de, gerencio, gerimos, trabalho como, estou abrindo, estamos abrindo, vou abrir, cuido de',
  first: 'eu, nós, a gente',
  mine: 'meu, minha, meus, minhas, nosso, nossa, nossos, nossas, nos, me',
  relative: 'que, quem, onde, cujo, cuja, qual, porque, quando, pois',
  negations: 'não, nao, nem, nunca, jamais, sem, nada, nenhum, nenhuma, ninguém',
  called:
    'chamado, chamada, chamados, se chama, chama, chama-se, chamo-me, me chamo, chamamo-nos, de nome, com o nome, denominado, sob o nome, o nome é, meu nome é, o meu nome é, conhecido como, conhecida como, conhecidos como, conhecidas como, chamam-nos, chamam-me',
  formerly: 'antes, antigamente, anteriormente, antigo, antiga, ex, chamava-se, se chamava',
  roleConnectors:
    'por, com, dirigido por, dirigida por, fundado por, fundada por, gerido por, gerida por, conduzido por, junto com, a cargo de',

  dontSay:
    'evitem, evitar, evite, nem fala disso, nem fales disso, nem falem disso, nem fala de, não precisa falar, não é preciso falar, não mencione, não menciones, não mencionar, não diga, não digas, não dizer, não use, não uses, não usar, não coloque, não coloques, não colocar, não ponha, não ponhas, não escreva, não escrever, não fale, não fales, não falar, não inclua, não incluir, não mostre, não mostrar, não publique, não publicar, evite, evita, evitar, sem mencionar, nada de, nada sobre, não quero, não queremos, não deve aparecer, não devem aparecer, omitir, omita, por favor não, por favor sem',
  wishVerbs:
    'que seja, que fique, que pareça, bota, faça, faz, façam, fazer, ponha, põe, coloque, coloca, use, usa, usem, utilize, adicione, acrescente, inclua, crie, cria, escreva, por favor, pode, podem, poderia, mostre, desenhe',
  wishes:
    'preferimos, prefiro, quero, queremos, queria, queríamos, gostaria, gostaríamos, gostava, gostávamos, preciso, precisamos, procuro, procuramos, prefiro, preferimos, deve ser, deve ter, deveria, tem de, tem que, de preferência, seria bom, por favor',
  surely:
    'deve ser, quero que, queremos que, deve parecer, deveria, gostaria, gostaríamos, gostava, gostávamos, queria, queríamos, pode fazer, poderia, podia, podem fazer, de preferência, seria bom, que seja, que tenha',
  tell: 'mencione que, menciona que, mencionem que, diga que, diz que, indique que, indica que, escreva que, escreve que, deixe claro que, refira que, coloque que',
  site: 'site, website, página, páginas, página web, página inicial, sítio, sites, landing page, pagina',
  onSite:
    'no site, na página, no website, no meu site, no nosso site, no texto, nos textos, em lado nenhum, em lugar nenhum',
  look: 'estilo, aspeto, aspecto, visual, cor, cores, fundo, botão, botões, letra, letras, tipografia, fonte, design, modelo, tom, tons, ambiente, secção, secções, seção, seções, título, títulos, modo escuro, formulário de contacto, formulário de contato, formulário, logo, fotos, imagens',
  greetings: 'olá, oi, bom dia, boa tarde, boa noite, caro, cara, caros, prezados, prezado',
  thanks:
    'obrigado, obrigada, muito obrigado, muito obrigada, cumprimentos, abraço, abraços, um abraço, atenciosamente, com os melhores cumprimentos, até breve, desde já obrigado, valeu',
  nameLabels: 'nome, nome da empresa, nome do negócio, empresa, negócio, marca, nome da loja, associação, estúdio',
  frequent:
    'o, os, as, e, é, são, uma, um, do, da, dos, das, em, no, na, nos, nas, com, que, para, por, somos, sou, nosso, nossa, nossos, meu, minha, não, se, ao, aos, às, à, desde, todos, dias, fazemos, temos, mais, também, seu, como, sem, até, segunda, sexta, aberto, fechado, mas, muito, rua, anos, cada, você, pela, pelo',
};
