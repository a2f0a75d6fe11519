import { en } from './en.ts';
import type { FixedWords } from './words.ts';

/** Words that stand on nearly every page, in the order of `rows`. */
const names = [
  'skip',
  'menu',
  'mainMenu',
  'footerMenu',
  'openingHours',
  'closed',
  'contact',
  'phone',
  'email',
  'address',
  'findUs',
  'openMap',
  'call',
  'name',
  'message',
  'send',
  'optional',
] as const satisfies readonly (keyof FixedWords)[];

/** Languages without a table of their own. */
const rows: Record<string, string> = {
  tr: 'İçeriğe geç | Menü | Ana menü | Sayfalar | Çalışma saatleri | Kapalı | İletişim | Telefon | E-posta | Adres | Bize ulaşın | Haritayı aç | Ara | Ad | Mesaj | Gönder | isteğe bağlı',
  cs: 'Přejít k obsahu | Menu | Hlavní menu | Stránky | Otevírací doba | Zavřeno | Kontakt | Telefon | E-mail | Adresa | Kde nás najdete | Otevřít mapu | Zavolat | Jméno | Zpráva | Odeslat | nepovinné',
  sk: 'Prejsť na obsah | Menu | Hlavné menu | Stránky | Otváracie hodiny | Zatvorené | Kontakt | Telefón | E-mail | Adresa | Kde nás nájdete | Otvoriť mapu | Zavolať | Meno | Správa | Odoslať | nepovinné',
  hu: 'Ugrás a tartalomra | Menü | Főmenü | Oldalak | Nyitvatartás | Zárva | Kapcsolat | Telefon | E-mail | Cím | Itt talál meg minket | Térkép megnyitása | Hívás | Név | Üzenet | Küldés | nem kötelező',
  ro: 'Salt la conținut | Meniu | Meniu principal | Pagini | Program | Închis | Contact | Telefon | E-mail | Adresă | Unde ne găsiți | Deschide harta | Sună | Nume | Mesaj | Trimite | opțional',
  fi: 'Siirry sisältöön | Valikko | Päävalikko | Sivut | Aukioloajat | Suljettu | Yhteystiedot | Puhelin | Sähköposti | Osoite | Löydä meidät | Avaa kartta | Soita | Nimi | Viesti | Lähetä | valinnainen',
  nb: 'Hopp til innholdet | Meny | Hovedmeny | Sider | Åpningstider | Stengt | Kontakt | Telefon | E-post | Adresse | Finn oss | Åpne kartet | Ring | Navn | Melding | Send | valgfritt',
  el: 'Μετάβαση στο περιεχόμενο | Μενού | Κύριο μενού | Σελίδες | Ώρες λειτουργίας | Κλειστά | Επικοινωνία | Τηλέφωνο | Email | Διεύθυνση | Πού θα μας βρείτε | Άνοιγμα χάρτη | Κλήση | Όνομα | Μήνυμα | Αποστολή | προαιρετικό',
  hr: 'Prijeđi na sadržaj | Izbornik | Glavni izbornik | Stranice | Radno vrijeme | Zatvoreno | Kontakt | Telefon | E-pošta | Adresa | Gdje smo | Otvori kartu | Nazovi | Ime | Poruka | Pošalji | nije obavezno',
  ru: 'Перейти к содержанию | Меню | Главное меню | Страницы | Часы работы | Закрыто | Контакты | Телефон | Эл. почта | Адрес | Как нас найти | Открыть карту | Позвонить | Имя | Сообщение | Отправить | необязательно',
  uk: 'Перейти до вмісту | Меню | Головне меню | Сторінки | Години роботи | Зачинено | Контакти | Телефон | Ел. пошта | Адреса | Як нас знайти | Відкрити карту | Зателефонувати | Ім’я | Повідомлення | Надіслати | необов’язково',
  ja: '本文へ移動 | メニュー | メインメニュー | ページ | 営業時間 | 休み | お問い合わせ | 電話 | メール | 住所 | アクセス | 地図を開く | 電話する | お名前 | メッセージ | 送信 | 任意',
  zh: '跳到正文 | 菜单 | 主菜单 | 页面 | 营业时间 | 休息 | 联系方式 | 电话 | 电子邮件 | 地址 | 如何找到我们 | 打开地图 | 拨打电话 | 姓名 | 留言 | 发送 | 选填',
  ko: '본문으로 이동 | 메뉴 | 주 메뉴 | 페이지 | 영업시간 | 휴무 | 연락처 | 전화 | 이메일 | 주소 | 오시는 길 | 지도 열기 | 전화하기 | 이름 | 메시지 | 보내기 | 선택',
};

/** Norwegian is spoken of in two ways, Serbian and Bosnian are written like Croatian as far as these words go. */
const near: Record<string, string> = { no: 'nb', nn: 'nb', bs: 'hr' };

const long = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const short = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

const raised = (word: string, language: string) => word.charAt(0).toLocaleUpperCase(language) + word.slice(1);

/** Weekdays as the runtime spells them, which knows more languages than we do. */
function weekdaysOf(language: string): Partial<FixedWords> {
  if (Intl.DateTimeFormat.supportedLocalesOf([language]).length === 0) return {};
  const spelled = (length: 'long' | 'short', names: readonly (keyof FixedWords)[]) => {
    const format = new Intl.DateTimeFormat(language, { weekday: length, timeZone: 'UTC' });
    // The first of January 2024 was a Monday.
    const days = names.map((name, day) => [name, format.format(Date.UTC(2024, 0, 1 + day))] as const);
    return length === 'short' ? days : days.map(([name, day]) => [name, raised(day, language)] as const);
  };
  return Object.fromEntries([...spelled('long', long), ...spelled('short', short)]);
}

/** The words of a language without a table of its own, by its first part: those that most pages show, the rest in English. */
export function furtherWords(language: string): FixedWords {
  const row = rows[near[language] ?? language]?.split(' | ') ?? [];
  const own = Object.fromEntries(names.flatMap((name, at) => (row[at] === undefined ? [] : [[name, row[at]]])));
  return { ...en, ...weekdaysOf(language), ...own };
}
