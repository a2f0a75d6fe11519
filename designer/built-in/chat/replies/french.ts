import type { ReplyWords } from './words.ts';

/** What the chat says on French websites. */
export const french: ReplyWords = {
  done: {
    addSection: 'Section ajoutée : {x}',
    removeSection: 'Section supprimée : {x}',
    moveSection: 'Section déplacée : {x}',
    updateSection: 'Modifié : {x}',
    setVariant: 'Disposition changée : {x}',
    setHidden: 'Visibilité changée : {x}',
    duplicateSection: 'Section copiée : {x}',
    replaceSection: 'Section remplacée : {x}',
    addPage: 'Page ajoutée : {x}',
    removePage: 'Page supprimée : {x}',
    updatePage: 'Page modifiée : {x}',
    movePage: 'Page déplacée : {x}',
    setTheme: 'Couleurs et typographie adaptées',
    applyTemplate: 'Modèle changé',
    setBusiness: 'Informations de l’entreprise changées partout',
    setBrand: 'Nom et slogan changés',
    setHeader: 'En-tête changé',
    setFooter: 'Pied de page changé',
    setLanguage: 'Langue changée',
  },
  remarks: [
    [
      /^I did not understand that\b.*/,
      'Je n’ai pas compris. Je peux changer les textes, les couleurs, la typographie, les sections, les pages, les horaires, les prix, les personnes, les questions, les formulaires et les coordonnées.',
    ],
    [/^I did not understand “(.+)”\.$/, 'Pas compris : « {1} ».'],
    [
      /^I cannot build a shop.*/,
      'Je ne peux pas créer de boutique ni encaisser ici, mais je peux présenter vos produits avec leurs prix et un formulaire de commande.',
    ],
    [
      /^I cannot build a log-in.*/,
      'Je ne peux pas créer d’espace membre, mais un formulaire de contact ou une lettre d’information garde le lien.',
    ],
    [
      /^I cannot build that.*/,
      'Je ne peux pas construire cela, mais je peux ajouter un formulaire de contact, un planning ou une section qui dit comment réserver.',
    ],
    [
      /^I cannot add code.*/,
      'Je ne peux pas ajouter de code extérieur, mais je peux ajouter un formulaire de contact ou un avis.',
    ],
    [/^I do not make up reviews.*/, 'Je n’invente pas d’avis : ils doivent être vrais. Donnez-moi les mots et le nom.'],
    [
      /^Pictures and the logo are uploaded.*/,
      'Les images et le logo se chargent dans l’éditeur : ouvrez la section et choisissez un fichier.',
    ],
    [
      /^Publishing and domains have.*/,
      'La publication et les domaines ont leurs propres pages ; je change le contenu et l’aspect.',
    ],
    [/^I take the last change back\.$/, 'J’annule le dernier changement.'],
    [/^(?:That is how it is|It is shown that way|It has that background) already\.$/, 'C’est déjà le cas.'],
    [
      /^(?:You edited that by hand|I left alone what you edited).*/,
      'Vous l’avez modifié à la main, je n’y ai donc pas touché ; nommez le champ s’il doit changer.',
    ],
    [/^It has marked places.*/, 'Des endroits marqués attendent encore vos mots.'],
    [/^The site has (\d+) pages?: (.+)\.$/, 'Le site a {1} pages : {2}.'],
    [/^The phone number is (.+)\.$/, 'Le numéro de téléphone est le {1}.'],
    [/^The site says: (.+)\.$/, 'Le site indique : {1}.'],
    [/^Hello\..*/, 'Bonjour. Que dois-je changer ?'],
    [/^Good\. Tell me.*/, 'Très bien. Dites-moi quand quelque chose doit changer.'],
    [/^Say “undo” to have it back\.$/, 'Écrivez « annuler » pour revenir en arrière.'],
    [/^Text stays readable.*/, 'Le texte reste lisible : le site choisit lui-même des tons assez contrastés.'],
    [
      /^I can change texts, colours, fonts.*/,
      'Je peux changer textes, couleurs, typographie et modèle, ajouter, déplacer, masquer ou supprimer sections et pages, et tenir à jour horaires, prix, personnes, questions et coordonnées. Plusieurs choses à la fois si vous voulez.',
    ],
  ],
};
