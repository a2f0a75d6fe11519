import type { ReplyWords } from './words.ts';

/** What the chat says on Portuguese websites. */
export const portuguese: ReplyWords = {
  done: {
    addSection: 'Secção adicionada: {x}',
    removeSection: 'Secção removida: {x}',
    moveSection: 'Secção movida: {x}',
    updateSection: 'Alterado: {x}',
    setVariant: 'Disposição alterada: {x}',
    setHidden: 'Visibilidade alterada: {x}',
    duplicateSection: 'Secção copiada: {x}',
    replaceSection: 'Secção substituída: {x}',
    addPage: 'Página adicionada: {x}',
    removePage: 'Página removida: {x}',
    updatePage: 'Página alterada: {x}',
    movePage: 'Página movida: {x}',
    setTheme: 'Cores e letra ajustadas',
    applyTemplate: 'Modelo alterado',
    setBusiness: 'Dados do negócio alterados em todo o lado',
    setBrand: 'Nome e lema alterados',
    setHeader: 'Cabeçalho alterado',
    setFooter: 'Rodapé alterado',
    setLanguage: 'Língua alterada',
  },
  remarks: [
    [
      /^I did not understand that\b.*/,
      'Não percebi. Posso alterar textos, cores, letra, secções, páginas, horário, preços, pessoas, perguntas, formulários e contactos.',
    ],
    [/^I did not understand “(.+)”\.$/, 'Não percebi: «{1}».'],
    [
      /^I cannot build a shop.*/,
      'Aqui não posso criar uma loja nem receber pagamentos, mas posso mostrar o que vende com preços e um formulário de encomendas.',
    ],
    [
      /^I cannot build a log-in.*/,
      'Não posso criar uma área de clientes, mas um formulário de contacto ou um boletim mantém o contacto.',
    ],
    [
      /^I cannot build that.*/,
      'Isso não posso construir, mas posso adicionar um formulário de contacto, um horário de aulas ou uma secção que diga como reservar.',
    ],
    [
      /^I cannot add code.*/,
      'Não posso adicionar código de terceiros, mas posso adicionar um formulário de contacto ou um aviso.',
    ],
    [/^I do not make up reviews.*/, 'Não invento opiniões: têm de ser verdade. Dê-me as palavras e o nome.'],
    [
      /^Pictures and the logo are uploaded.*/,
      'As imagens e o logótipo carregam-se no editor: abra a secção e escolha um ficheiro.',
    ],
    [
      /^Publishing and domains have.*/,
      'A publicação e os domínios têm ecrãs próprios; eu altero o conteúdo e o aspeto.',
    ],
    [/^I take the last change back\.$/, 'Desfaço a última alteração.'],
    [/^(?:That is how it is|It is shown that way|It has that background) already\.$/, 'Já está assim.'],
    [
      /^(?:You edited that by hand|I left alone what you edited).*/,
      'Alterou isso à mão, por isso não mexi; diga o campo se deve mudar.',
    ],
    [/^It has marked places.*/, 'Há lugares marcados à espera das suas palavras.'],
    [/^The site has (\d+) pages?: (.+)\.$/, 'O site tem {1} páginas: {2}.'],
    [/^The phone number is (.+)\.$/, 'O telefone é {1}.'],
    [/^The site says: (.+)\.$/, 'O site diz: {1}.'],
    [/^Hello\..*/, 'Olá. O que altero?'],
    [/^Good\. Tell me.*/, 'Muito bem. Diga-me quando algo deva mudar.'],
    [/^Say “undo” to have it back\.$/, 'Escreva «desfazer» para a recuperar.'],
    [/^Text stays readable.*/, 'O texto continua legível: o site escolhe tons com contraste suficiente.'],
    [
      /^I can change texts, colours, fonts.*/,
      'Posso alterar textos, cores, letra e modelo; adicionar, mover, esconder ou remover secções e páginas, e manter em dia horário, preços, pessoas, perguntas e contactos. Várias coisas de uma vez, se quiser.',
    ],
  ],
};
