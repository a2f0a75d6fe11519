/** Nothing was changed, in languages that are understood a little and not spoken: what is asked of the person, and what is not possible. */
const sentences: Record<string, { ask: string; decline: string }> = {
  it: {
    ask: 'Non è cambiato niente: non ho capito bene la richiesta. Che cosa devo cambiare, e come deve essere? Scrivilo in modo semplice, per esempio con il nome e il nuovo prezzo.',
    decline:
      'Non è cambiato niente: questo non fa parte di questi siti, oppure si trova nelle impostazioni. Posso aggiungere un pulsante che porta alla tua pagina.',
  },
  nl: {
    ask: 'Er is niets veranderd: ik heb het verzoek niet goed begrepen. Wat moet ik veranderen, en hoe moet het worden? Schrijf het eenvoudig, bijvoorbeeld de naam met de nieuwe prijs.',
    decline:
      'Er is niets veranderd: dat hoort niet bij deze websites, of het staat bij de instellingen. Ik kan wel een knop maken die naar uw eigen pagina leidt.',
  },
  pl: {
    ask: 'Nic się nie zmieniło: nie zrozumiałem dobrze prośby. Co mam zmienić i jak ma być? Proszę napisać prosto, na przykład nazwę i nową cenę.',
    decline:
      'Nic się nie zmieniło: tego nie ma na tych stronach albo jest to w ustawieniach. Mogę dodać przycisk, który prowadzi do Państwa strony.',
  },
  sv: {
    ask: 'Inget har ändrats: jag förstod inte riktigt. Vad ska jag ändra, och hur ska det bli? Skriv det enkelt, till exempel namnet och det nya priset.',
    decline:
      'Inget har ändrats: det ingår inte i de här webbplatserna, eller så finns det i inställningarna. Jag kan lägga till en knapp som leder till er egen sida.',
  },
  da: {
    ask: 'Intet er ændret: jeg forstod ikke helt ønsket. Hvad skal jeg ændre, og hvordan skal det være? Skriv det enkelt, for eksempel navnet og den nye pris.',
    decline:
      'Intet er ændret: det er ikke en del af disse hjemmesider, eller det findes i indstillingerne. Jeg kan tilføje en knap, der fører til jeres egen side.',
  },
  fi: {
    ask: 'Mitään ei ole muutettu: en ymmärtänyt pyyntöä kokonaan. Mitä pitää muuttaa, ja millaiseksi? Kirjoita lyhyesti, esimerkiksi nimi ja uusi hinta.',
    decline:
      'Mitään ei ole muutettu: tämä ei kuulu näihin sivustoihin, tai se löytyy asetuksista. Voin lisätä painikkeen, joka vie omalle sivullenne.',
  },
  cs: {
    ask: 'Nic se nezměnilo: požadavku jsem úplně nerozuměl. Co mám změnit a jak to má být? Napište to jednoduše, například název a novou cenu.',
    decline:
      'Nic se nezměnilo: tohle k těmto stránkám nepatří, nebo je to v nastavení. Mohu přidat tlačítko, které vede na vaši stránku.',
  },
  tr: {
    ask: 'Hiçbir şey değişmedi: isteği tam anlayamadım. Neyi değiştireyim ve nasıl olsun? Kısaca yazın, örneğin adı ve yeni fiyatı.',
    decline:
      'Hiçbir şey değişmedi: bu, bu sitelerde yok ya da ayarlarda bulunuyor. Kendi sayfanıza götüren bir düğme ekleyebilirim.',
  },
  ar: {
    ask: 'لم يتغير أي شيء: لم أفهم الطلب جيدًا. ما الذي يجب أن أغيره، وكيف يجب أن يصبح؟ اكتبه ببساطة، مثل الاسم مع السعر الجديد.',
    decline: 'لم يتغير أي شيء: هذا ليس جزءًا من هذه المواقع أو موجود في الإعدادات. يمكنني إضافة زر يقود إلى صفحتك.',
  },
  he: {
    ask: 'שום דבר לא השתנה: לא הבנתי היטב את הבקשה. מה לשנות, ואיך זה צריך להיות? כתבו בפשטות, למשל את השם והמחיר החדש.',
    decline: 'שום דבר לא השתנה: זה לא חלק מהאתרים האלה או שזה נמצא בהגדרות. אפשר להוסיף כפתור שמוביל לעמוד שלכם.',
  },
};

/** The sentence for a message in such a language that changed nothing; '' for languages that are spoken. */
export const inForeign = (language: string, isUnclear: boolean): string =>
  sentences[language]?.[isUnclear ? 'ask' : 'decline'] ?? '';
