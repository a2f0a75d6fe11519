import type { WrittenLanguage } from './brief/language.ts';
import { withArticle } from './copy/grammar.ts';

/** What is said when a website has been made, in one language. */
export type FirstReply = {
  /** `pages` is a list of titles; '' when there is one page only. */
  ready(pages: string, template: string): string;
  unnamed(name: string): string;
  /** The list of services is what is usual for such a business. `kind` is the trade with its article. */
  usual(kind: string): string;
  open(places: string): string;
  cannot(things: string): string;
  tools: Record<'search' | 'account' | 'tool' | 'status', string>;
};

export const firstReplies: Record<WrittenLanguage, FirstReply> = {
  en: {
    ready: (pages, template) =>
      pages
        ? `Your website is ready: ${pages}, in the ${template} template.`
        : `Your website is ready: one page in the ${template} template.`,
    unnamed: (name) => `You did not say what it is called, so I put “${name}”; tell me “rename it to …”.`,
    usual: (kind) => `The list of what you offer is what is usual for ${withArticle(kind)}; please check it.`,
    open: (places) => `Still to add: ${places}.`,
    cannot: (things) => `I cannot build ${things} here; visitors can reach you by the contact page instead.`,
    tools: {
      search: 'a search box',
      account: 'accounts to log in to',
      tool: 'interactive tools',
      status: 'a status look-up',
    },
  },
  de: {
    ready: (pages, template) =>
      pages
        ? `Ihre Website ist fertig: ${pages}, mit der Vorlage ${template}.`
        : `Ihre Website ist fertig: eine Seite mit der Vorlage ${template}.`,
    unnamed: (name) => `Ein Name stand nicht dabei, darum heißt sie „${name}“; schreiben Sie „Nenne sie …“.`,
    usual: () => 'Die Liste Ihrer Leistungen zeigt, was in Ihrem Fach üblich ist; bitte prüfen Sie sie.',
    open: (places) => `Noch zu ergänzen: ${places}.`,
    cannot: (things) =>
      `${things.charAt(0).toUpperCase()}${things.slice(1)} kann ich hier nicht bauen; über die Kontaktseite erreicht man Sie trotzdem.`,
    tools: { search: 'eine Suche', account: 'ein Login', tool: 'interaktive Werkzeuge', status: 'eine Statusabfrage' },
  },
  fr: {
    ready: (pages, template) =>
      pages
        ? `Votre site est prêt : ${pages}, avec le modèle ${template}.`
        : `Votre site est prêt : une page avec le modèle ${template}.`,
    unnamed: (name) => `Vous n’avez pas donné de nom, j’ai donc mis « ${name} » ; écrivez « renomme le site en … ».`,
    usual: () => 'La liste de ce que vous proposez est celle d’usage dans votre métier ; merci de la vérifier.',
    open: (places) => `Reste à compléter : ${places}.`,
    cannot: (things) => `Je ne peux pas créer ${things} ici ; la page de contact permet de vous joindre.`,
    tools: {
      search: 'de recherche',
      account: 'd’espace personnel',
      tool: 'd’outils interactifs',
      status: 'de suivi d’état',
    },
  },
  es: {
    ready: (pages, template) =>
      pages
        ? `Su sitio está listo: ${pages}, con la plantilla ${template}.`
        : `Su sitio está listo: una página con la plantilla ${template}.`,
    unnamed: (name) => `No dijo cómo se llama, así que puse «${name}»; escriba «cambia el nombre a …».`,
    usual: () => 'La lista de lo que ofrece es la habitual en su oficio; por favor, revísela.',
    open: (places) => `Falta añadir: ${places}.`,
    cannot: (things) => `Aquí no puedo hacer ${things}; por la página de contacto le encontrarán igual.`,
    tools: {
      search: 'un buscador',
      account: 'cuentas de acceso',
      tool: 'herramientas interactivas',
      status: 'una consulta de estado',
    },
  },
  pt: {
    ready: (pages, template) =>
      pages
        ? `O seu site está pronto: ${pages}, com o modelo ${template}.`
        : `O seu site está pronto: uma página com o modelo ${template}.`,
    unnamed: (name) => `Não disse como se chama, por isso pus «${name}»; escreva «muda o nome para …».`,
    usual: () => 'A lista do que oferece é a habitual no seu ofício; confirme-a, por favor.',
    open: (places) => `Falta acrescentar: ${places}.`,
    cannot: (things) => `Aqui não posso fazer ${things}; pela página de contacto chegam até si.`,
    tools: {
      search: 'uma pesquisa',
      account: 'contas de acesso',
      tool: 'ferramentas interativas',
      status: 'uma consulta de estado',
    },
  },
};
