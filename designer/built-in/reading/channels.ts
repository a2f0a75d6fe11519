import type { Channel } from './reading.ts';
import type { Token } from './tokens.ts';
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

/** A label that says more than a number does: whoever only writes there is not called. */
export const MESSENGER = /^\W*(?:whats ?app|telegram|viber|signal)\W*$/iu;
