import { proposalLanguages, type ProposalLanguage } from './languages.ts';

/** Questions that visitors of such places ask; the answers are the owner's alone. In the order of `proposalLanguages`. */
const asked = {
  orderAhead:
    'Can I order ahead? | Kann ich vorbestellen? | Puis-je commander à l’avance ? | ¿Puedo encargar con antelación? | Posso encomendar com antecedência?',
  allergens:
    'Do you tell me about allergens? | Wo erfahre ich etwas über Allergene? | Où trouver les allergènes ? | ¿Dónde veo los alérgenos? | Onde vejo os alergénios?',
  parking: 'Where can I park? | Wo kann ich parken? | Où se garer ? | ¿Dónde puedo aparcar? | Onde posso estacionar?',
  tours:
    'Can I look behind the scenes? | Kann man hinter die Kulissen schauen? | Peut-on visiter ? | ¿Se puede visitar? | Pode-se visitar?',
  groups:
    'Is there room for a group? | Ist Platz für eine Gruppe? | Y a-t-il de la place pour un groupe ? | ¿Hay sitio para un grupo? | Há lugar para um grupo?',
  tastings:
    'Can I taste before I buy? | Kann ich vor dem Kauf probieren? | Peut-on goûter avant d’acheter ? | ¿Puedo probar antes de comprar? | Posso provar antes de comprar?',
  reserve:
    'Do I need to reserve? | Muss ich reservieren? | Faut-il réserver ? | ¿Hace falta reservar? | É preciso reservar?',
  children:
    'Can I bring children? | Kann ich Kinder mitbringen? | Les enfants sont-ils les bienvenus ? | ¿Puedo ir con niños? | Posso levar crianças?',
  hire: 'How do I ask for a date? | Wie frage ich einen Termin an? | Comment demander une date ? | ¿Cómo pido una fecha? | Como peço uma data?',
  quote:
    'How do I get a quote? | Wie bekomme ich ein Angebot? | Comment obtenir un devis ? | ¿Cómo pido un presupuesto? | Como peço um orçamento?',
  appointment:
    'Do I need an appointment? | Brauche ich einen Termin? | Faut-il prendre rendez-vous ? | ¿Hace falta cita? | É preciso marcação?',
  cancel:
    'What if I cannot come? | Was, wenn ich nicht kommen kann? | Et si je ne peux pas venir ? | ¿Y si no puedo ir? | E se não puder ir?',
  firstVisit:
    'What happens the first time? | Was passiert beim ersten Mal? | Comment se passe la première fois ? | ¿Cómo es la primera vez? | Como é a primeira vez?',
  emergency:
    'Whom do I call out of hours? | Wen rufe ich außerhalb der Zeiten an? | Qui appeler en dehors des horaires ? | ¿A quién llamo fuera de horario? | A quem ligo fora de horas?',
  area: 'How far do you travel? | Wie weit fahren Sie? | Jusqu’où vous déplacez-vous ? | ¿Hasta dónde se desplazan? | Até onde se deslocam?',
  beginners:
    'Can I come as a beginner? | Kann ich ohne Vorkenntnisse kommen? | Puis-je venir en débutant ? | ¿Puedo ir sin experiencia? | Posso ir sem experiência?',
  whatToBring:
    'What should I bring? | Was bringe ich mit? | Que faut-il apporter ? | ¿Qué debo llevar? | O que devo levar?',
  visits:
    'Can I come by? | Kann ich vorbeikommen? | Peut-on passer vous voir ? | ¿Puedo pasar a verles? | Posso passar por aí?',
  signUp: 'How do I sign up? | Wie melde ich mich an? | Comment s’inscrire ? | ¿Cómo me apunto? | Como me inscrevo?',
  online:
    'Does it work online too? | Geht es auch online? | Est-ce possible en ligne ? | ¿Se puede en línea? | É possível online?',
  dogs: 'Can I bring a dog? | Darf ein Hund mit? | Les chiens sont-ils admis ? | ¿Se admiten perros? | São permitidos cães?',
  weddings:
    'Do you do weddings? | Machen Sie auch Hochzeiten? | Faites-vous les mariages ? | ¿Hacen bodas? | Fazem casamentos?',
  vouchers:
    'Are there vouchers? | Gibt es Gutscheine? | Y a-t-il des bons cadeaux ? | ¿Hay vales de regalo? | Há vales de oferta?',
  readings:
    'Can I ask you to give a reading? | Kann man Sie zu einer Lesung einladen? | Peut-on vous inviter à lire ? | ¿Se le puede invitar a leer? | É possível convidar para uma leitura?',
  press:
    'Whom does the press write to? | An wen schreibt die Presse? | À qui la presse écrit-elle ? | ¿A quién escribe la prensa? | A quem escreve a imprensa?',
} satisfies Record<string, `${string} | ${string} | ${string} | ${string} | ${string}`>;

export type QuestionName = keyof typeof asked;

/** A question that visitors ask, in a language. */
export const questionIn = (name: QuestionName, language: ProposalLanguage): string =>
  asked[name].split(' | ')[proposalLanguages.indexOf(language)] ?? '';
