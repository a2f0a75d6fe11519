import { weekdays } from '#site/model/weekdays.ts';
import type { Opening, WebsiteDocument } from '#site/model/document.ts';
import { sameJson } from '#site/model/json.ts';
import { textsOf } from '../document/places.ts';
import { dayWord, shown } from './index.ts';

/** Nothing was changed, in languages that are understood a little and not spoken: what is asked of the person, and what is not possible. */
const sentences: Record<string, { done: string; ask: string; decline: string }> = {
  it: {
    done: 'Fatto, ora è così:',
    ask: 'Non è cambiato niente: non ho capito bene la richiesta. Che cosa devo cambiare, e come deve essere? Scrivilo in modo semplice, per esempio con il nome e il nuovo prezzo.',
    decline:
      'Non è cambiato niente: questo non fa parte di questi siti, oppure si trova nelle impostazioni. Posso aggiungere un pulsante che porta alla tua pagina.',
  },
  nl: {
    done: 'Gedaan, het is nu zo:',
    ask: 'Er is niets veranderd: ik heb het verzoek niet goed begrepen. Wat moet ik veranderen, en hoe moet het worden? Schrijf het eenvoudig, bijvoorbeeld de naam met de nieuwe prijs.',
    decline:
      'Er is niets veranderd: dat hoort niet bij deze websites, of het staat bij de instellingen. Ik kan wel een knop maken die naar uw eigen pagina leidt.',
  },
  pl: {
    done: 'Zrobione, teraz jest tak:',
    ask: 'Nic się nie zmieniło: nie zrozumiałem dobrze prośby. Co mam zmienić i jak ma być? Proszę napisać prosto, na przykład nazwę i nową cenę.',
    decline:
      'Nic się nie zmieniło: tego nie ma na tych stronach albo jest to w ustawieniach. Mogę dodać przycisk, który prowadzi do Państwa strony.',
  },
  sv: {
    done: 'Klart, så här är det nu:',
    ask: 'Inget har ändrats: jag förstod inte riktigt. Vad ska jag ändra, och hur ska det bli? Skriv det enkelt, till exempel namnet och det nya priset.',
    decline:
      'Inget har ändrats: det ingår inte i de här webbplatserna, eller så finns det i inställningarna. Jag kan lägga till en knapp som leder till er egen sida.',
  },
  da: {
    done: 'Gjort, sådan er det nu:',
    ask: 'Intet er ændret: jeg forstod ikke helt ønsket. Hvad skal jeg ændre, og hvordan skal det være? Skriv det enkelt, for eksempel navnet og den nye pris.',
    decline:
      'Intet er ændret: det er ikke en del af disse hjemmesider, eller det findes i indstillingerne. Jeg kan tilføje en knap, der fører til jeres egen side.',
  },
  fi: {
    done: 'Valmis, nyt se on näin:',
    ask: 'Mitään ei ole muutettu: en ymmärtänyt pyyntöä kokonaan. Mitä pitää muuttaa, ja millaiseksi? Kirjoita lyhyesti, esimerkiksi nimi ja uusi hinta.',
    decline:
      'Mitään ei ole muutettu: tämä ei kuulu näihin sivustoihin, tai se löytyy asetuksista. Voin lisätä painikkeen, joka vie omalle sivullenne.',
  },
  cs: {
    done: 'Hotovo, teď je to takto:',
    ask: 'Nic se nezměnilo: požadavku jsem úplně nerozuměl. Co mám změnit a jak to má být? Napište to jednoduše, například název a novou cenu.',
    decline:
      'Nic se nezměnilo: tohle k těmto stránkám nepatří, nebo je to v nastavení. Mohu přidat tlačítko, které vede na vaši stránku.',
  },
  tr: {
    done: 'Tamam, artık böyle:',
    ask: 'Hiçbir şey değişmedi: isteği tam anlayamadım. Neyi değiştireyim ve nasıl olsun? Kısaca yazın, örneğin adı ve yeni fiyatı.',
    decline:
      'Hiçbir şey değişmedi: bu, bu sitelerde yok ya da ayarlarda bulunuyor. Kendi sayfanıza götüren bir düğme ekleyebilirim.',
  },
  ar: {
    done: 'تم ذلك، وهذا هو الجديد الآن:',
    ask: 'لم يتغير أي شيء: لم أفهم الطلب جيدًا. ما الذي يجب أن أغيره، وكيف يجب أن يصبح؟ اكتبه ببساطة، مثل الاسم مع السعر الجديد.',
    decline: 'لم يتغير أي شيء: هذا ليس جزءًا من هذه المواقع أو موجود في الإعدادات. يمكنني إضافة زر يقود إلى صفحتك.',
  },
  he: {
    done: 'בוצע, כך זה עכשיו:',
    ask: 'שום דבר לא השתנה: לא הבנתי היטב את הבקשה. מה לשנות, ואיך זה צריך להיות? כתבו בפשטות, למשל את השם והמחיר החדש.',
    decline: 'שום דבר לא השתנה: זה לא חלק מהאתרים האלה או שזה נמצא בהגדרות. אפשר להוסיף כפתור שמוביל לעמוד שלכם.',
  },
  ru: {
    done: 'Готово, теперь на сайте так:',
    ask: 'Ничего не изменено: я не совсем понял просьбу. Что нужно изменить и как должно стать? Напишите просто, например название и новую цену.',
    decline:
      'Ничего не изменено: этого на таких сайтах нет, или это находится в настройках. Могу добавить кнопку, которая ведёт на вашу страницу.',
  },
  uk: {
    done: 'Готово, тепер на сайті так:',
    ask: 'Нічого не змінено: я не зовсім зрозумів прохання. Що саме змінити і як має бути? Напишіть просто, наприклад назву і нову ціну.',
    decline:
      'Нічого не змінено: цього на таких сайтах немає, або це є в налаштуваннях. Можу додати кнопку, яка веде на вашу сторінку.',
  },
  ja: {
    done: '変更しました。今はこうなっています：',
    ask: 'まだ何も変更していません。ご依頼がよく分かりませんでした。何をどのように変えればよいですか？例えば、名前と新しい値段をお書きください。',
    decline:
      '何も変更していません。これはこのサイトではできないか、設定にあります。ご自身のページへのボタンを追加することはできます。',
  },
  zh: {
    done: '已经改好了，现在是这样：',
    ask: '还没有改动：我没有完全明白您的要求。要改什么，改成什么样？请简单写，例如名称和新价格。',
    decline: '没有改动：这些网站没有这个功能，或者它在设置里。我可以加一个按钮，链接到您自己的页面。',
  },
};

/** What differs between two websites, without words of any language: what stands there now for what, what is new, what is gone. */
function differences(before: WebsiteDocument, after: WebsiteDocument, language: string): string {
  const texts = (document: WebsiteDocument) =>
    new Map(
      textsOf(document)
        .filter(({ place }) => !place.includes('seo'))
        .map(({ place, text }) => [place.join('/'), text]),
    );
  const [old, now] = [texts(before), texts(after)];
  const only = (these: Map<string, string>, those: Map<string, string>) => {
    const there = [...those.values()];
    return [...new Set([...these.values()].filter((text) => !there.includes(text)).map(shown))];
  };
  const [gone, fresh] = [only(old, now), only(now, old)];
  const told =
    fresh.length === gone.length
      ? fresh.map((text, at) => `${gone[at] ?? ''} → ${text}`)
      : [...gone.map((text) => `− ${text}`), ...fresh.map((text) => `+ ${text}`)];
  const days = weekdays.filter((day) => !sameJson(ofDay(before, day), ofDay(after, day)));
  const hours = days.map(
    (day) =>
      `${dayWord(day, language)} ${
        ofDay(after, day)
          .map(({ opens, closes }) => `${opens}–${closes}`)
          .join(', ') || '–'
      }`,
  );
  const colours = (['accent', 'background'] as const)
    .filter((part) => before.theme[part] !== after.theme[part])
    .map((part) => after.theme[part]);
  return [...told.slice(0, 6), ...hours, ...colours].join(' · ');
}

const ofDay = ({ business }: WebsiteDocument, day: Opening['day']) => business.hours.filter((row) => row.day === day);

/** What was done, in such a language; '' for one that is not among them. */
export function doneInForeign(language: string, before: WebsiteDocument, after: WebsiteDocument): string {
  const sentence = sentences[language]?.done ?? '';
  return sentence === '' ? '' : `${sentence} ${differences(before, after, language)}`.trim();
}

/** The sentence for a message in such a language that changed nothing; '' for languages that are spoken. */
export const inForeign = (language: string, isUnclear: boolean): string =>
  sentences[language]?.[isUnclear ? 'ask' : 'decline'] ?? '';
