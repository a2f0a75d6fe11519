import type { Channel, Span } from './reading.ts';
import { tokensOf, type Token } from './tokens.ts';
import type { KnownLanguage } from './vocabulary/index.ts';
import { lexicon, type Find } from './wishes/lexicon.ts';

const spokenOf = lexicon<Channel | 'none'>(
  {
    // What the words mean in others is no way: "no call-out charge".
    none: 'call out, call outs, call - out, call - outs, call centre, call center, call centres, on call, mail order, street food, street parking, street art, street dance, ring road, ring size, wedding ring, engagement ring, order form, free form | - | - | - | - | - | - | - | - | - | - | -',
    phone:
      'phone, telephone, phone number, telephone number, call, calls, phone calls, mobile number, ring | telefon*, anruf*, handynummer*, rufnummer* | téléphone, numéro, appel, appels, appeler, téléphoner | teléfono, llamada, llamadas, llamar, número de teléfono | telefone, telemóvel, chamadas, ligar, ligações, número | telefono, telefonate, chiamate, chiamare, numero | telefoon*, telefoonnummer, bellen, telefoontjes | telefon*, numer*, dzwonić, dzwoń | telefon*, ringa, samtal, mobilnummer | telefon*, ringe, opkald, mobilnummer | هاتف*, الهاتف, رقم, رقم الهاتف, اتصالات, مكالمات | טלפון, מספר טלפון, שיחות, להתקשר',
    email:
      'email, emails, e-mail, mail, email address, mail address | e-mail*, email*, mailadresse, mail | email, e-mail, mail, courriel, adresse mail | email, correo, correo electrónico, e-mail | email, e-mail, correio eletrónico | email, e-mail, mail, posta elettronica | e-mail, email, mail, mailadres | e-mail*, mail*, email* | e-post*, mejl*, mail | e-mail*, mail* | بريد, البريد, البريد الإلكتروني, إيميل | מייל, אימייל, דואר אלקטרוני',
    form: 'contact form, form, forms | kontaktformular*, formular* | formulaire, formulaires | formulario, formularios | formulário, formulários | modulo, moduli, form | contactformulier, formulier | formularz* | formulär*, kontaktformulär* | formular*, kontaktformular* | نموذج*, استمارة | טופס, טפסים',
    address:
      'address, home address, street address, street | adresse*, anschrift*, hausnummer | adresse, adresses | dirección, domicilio, direccion | morada, endereço | indirizzo | adres, huisadres | adres*, adresu | adress*, hemadress | adresse* | عنوان*, العنوان | כתובת*, הכתובת',
  },
  {
    phone: 'телефон*, telefon*, puhelin*, τηλέφων*, 電話, 电话, 전화',
    email: 'почт*, пошт*, sähköposti*, e-posta, 邮箱, メール',
    form: 'форм*, formulář*, lomake*, űrlap*, formulár*',
    address: 'адрес*, osoite*, cím, címet, adresa, adresu, 住所, 地址',
  },
);

/** Ways to get in touch, as they are spoken of. */
export const channelsIn = (tokens: readonly Token[], language: KnownLanguage): Find<Channel>[] =>
  spokenOf(tokens, language).flatMap(({ key, ...at }) => (key === 'none' ? [] : [{ key, ...at }]));

const wroteOf = lexicon<'message' | 'call'>(
  {
    message:
      'text, texts, sms, whatsapp, whats app, telegram, viber, message, messages, msg | sms, whatsapp, telegram, nachricht*, schreib* | sms, texto, whatsapp, telegram, message* | sms, whatsapp, wasap, telegram, mensaje*, escrib* | sms, whatsapp, zap, telegram, mensage*, mensagem, escrev* | sms, whatsapp, telegram, messagg*, scriv* | sms, sms*, whatsapp, app, appen, telegram, bericht* | sms*, whatsapp, telegram, wiadomoś*, pisz* | sms*, messa, whatsapp, telegram, skriv* | sms*, whatsapp, telegram, besked*, skriv* | رسال*, واتساب, واتس | sms, וואטסאפ, הודע*',
    call: 'call, phone, ring, tel, telephone, mobile | anruf*, ruf*, tel, telefon* | appel*, tél, téléphon* | llam*, tel, teléfon* | lig*, tel, telefon* | chiam*, tel, telefon* | bel, bellen, tel, telefo* | dzwoń, zadzwoń, tel, telefon* | ring*, tel, telefon* | ring*, tlf, telefon* | اتصل*, هاتف* | התקש*, טלפון*',
  },
  {},
);

/** Whether a number is one that messages are written to, by the word next to it in its sentence: "Text 555-0148", "WhatsApp 555-0162". */
export function isWrittenTo(text: string, { start, end }: Span, language: KnownLanguage): boolean {
  const before =
    text
      .slice(0, start)
      .split(/[\n.!?]/)
      .at(-1) ?? '';
  const [after = ''] = text.slice(end).split(/[\n.!?]/);
  const nearest = wroteOf(tokensOf(before), language).at(-1) ?? wroteOf(tokensOf(after), language)[0];
  return nearest?.key === 'message';
}

/** A label that says more than a number does: whoever only writes there is not called. */
export const MESSENGER = /^\W*(?:whats ?app|telegram|viber|signal)\W*$/iu;
