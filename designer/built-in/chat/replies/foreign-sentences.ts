/** What is answered in languages that are understood a little and not spoken: what was done, what can be looked at, what is asked, what is not possible. */
export const sentences: Record<string, { undone: string; looks: string; done: string; ask: string; decline: string }> =
  {
    it: {
      undone: 'Va bene, ho annullato la modifica più recente che è stata fatta.',
      looks: 'Ecco tre direzioni da provare: ognuna è a un clic e si può annullare.',
      done: 'Fatto, ora è così:',
      ask: 'Non è cambiato niente: non ho capito bene la richiesta. Che cosa devo cambiare, e come deve essere? Scrivilo in modo semplice, per esempio con il nome e il nuovo prezzo.',
      decline:
        'Non è cambiato niente: questo non fa parte di questi siti, oppure si trova nelle impostazioni. Posso aggiungere un pulsante che porta alla tua pagina.',
    },
    nl: {
      undone: 'Ik maak de laatste wijziging ongedaan.',
      looks: 'Hier zijn drie richtingen om te proberen: elke is één klik en is terug te draaien.',
      done: 'Gedaan, het is nu zo:',
      ask: 'Er is niets veranderd: ik heb het verzoek niet goed begrepen. Wat moet ik veranderen, en hoe moet het worden? Schrijf het eenvoudig, bijvoorbeeld de naam met de nieuwe prijs.',
      decline:
        'Er is niets veranderd: dat hoort niet bij deze websites, of het staat bij de instellingen. Ik kan wel een knop maken die naar uw eigen pagina leidt.',
    },
    pl: {
      undone: 'Cofam ostatnią zmianę.',
      looks: 'Oto trzy kierunki do wypróbowania: każdy to jedno kliknięcie i można go cofnąć.',
      done: 'Zrobione, teraz jest tak:',
      ask: 'Nic się nie zmieniło: nie zrozumiałem dobrze prośby. Co mam zmienić i jak ma być? Proszę napisać prosto, na przykład nazwę i nową cenę.',
      decline:
        'Nic się nie zmieniło: tego nie ma na tych stronach albo jest to w ustawieniach. Mogę dodać przycisk, który prowadzi do Państwa strony.',
    },
    sv: {
      undone: 'Jag tar tillbaka den senaste ändringen.',
      looks: 'Här är tre riktningar att prova: var och en tar ett klick och kan ångras.',
      done: 'Klart, så här är det nu:',
      ask: 'Inget har ändrats: jag förstod inte riktigt. Vad ska jag ändra, och hur ska det bli? Skriv det enkelt, till exempel namnet och det nya priset.',
      decline:
        'Inget har ändrats: det ingår inte i de här webbplatserna, eller så finns det i inställningarna. Jag kan lägga till en knapp som leder till er egen sida.',
    },
    da: {
      undone: 'Jeg tager den seneste ændring tilbage.',
      looks: 'Her er tre retninger, du kan prøve: hver tager ét klik og kan fortrydes.',
      done: 'Det er gjort, og sådan er det nu på siden:',
      ask: 'Intet er ændret: jeg forstod ikke helt ønsket. Hvad skal jeg ændre, og hvordan skal det være? Skriv det enkelt, for eksempel navnet og den nye pris.',
      decline:
        'Intet er ændret: det er ikke en del af disse hjemmesider, eller det findes i indstillingerne. Jeg kan tilføje en knap, der fører til jeres egen side.',
    },
    fi: {
      undone: 'Viimeinen muutos on peruttu, ja sivu on ennallaan.',
      looks: 'Tässä on kolme suuntaa kokeiltavaksi: jokainen on yhden painalluksen päässä ja sen voi perua.',
      done: 'Valmis. Muutos on tehty, ja se on nyt myös sivulla:',
      ask: 'Mitään ei ole muutettu: en ymmärtänyt pyyntöä kokonaan. Mitä pitää muuttaa, ja millaiseksi? Kirjoita lyhyesti, esimerkiksi nimi ja uusi hinta.',
      decline:
        'Mitään ei ole muutettu: tämä ei kuulu näihin sivustoihin, tai se löytyy asetuksista. Voin lisätä painikkeen, joka vie omalle sivullenne.',
    },
    cs: {
      undone: 'Vracím poslední změnu zpět.',
      looks: 'Tady jsou tři směry na vyzkoušení: každý je na jedno kliknutí a dá se vzít zpět.',
      done: 'Hotovo, změnil jsem to a na stránce je teď:',
      ask: 'Nic se nezměnilo: požadavku jsem úplně nerozuměl. Co mám změnit a jak to má být? Napište to jednoduše, například název a novou cenu.',
      decline:
        'Nic se nezměnilo: tohle k těmto stránkám nepatří, nebo je to v nastavení. Mohu přidat tlačítko, které vede na vaši stránku.',
    },
    tr: {
      undone: 'Son değişikliği geri alıyorum.',
      looks: 'Denemek için üç yön var: her biri tek tık ve geri alınabilir.',
      done: 'Tamam, artık böyle:',
      ask: 'Hiçbir şey değişmedi: isteği tam anlayamadım. Neyi değiştireyim ve nasıl olsun? Kısaca yazın, örneğin adı ve yeni fiyatı.',
      decline:
        'Hiçbir şey değişmedi: bu, bu sitelerde yok ya da ayarlarda bulunuyor. Kendi sayfanıza götüren bir düğme ekleyebilirim.',
    },
    ar: {
      undone: 'أتراجع عن التغيير الأخير.',
      looks: 'هذه ثلاثة اتجاهات للتجربة: كل واحد منها بضغطة واحدة ويمكن التراجع عنه.',
      done: 'تم ذلك، وهذا هو الجديد الآن:',
      ask: 'لم يتغير أي شيء: لم أفهم الطلب جيدًا. ما الذي يجب أن أغيره، وكيف يجب أن يصبح؟ اكتبه ببساطة، مثل الاسم مع السعر الجديد.',
      decline: 'لم يتغير أي شيء: هذا ليس جزءًا من هذه المواقع أو موجود في الإعدادات. يمكنني إضافة زر يقود إلى صفحتك.',
    },
    he: {
      undone: 'אני מבטל את השינוי האחרון.',
      looks: 'הנה שלושה כיוונים לנסות: כל אחד בלחיצה אחת ואפשר לבטל.',
      done: 'בוצע, כך זה עכשיו:',
      ask: 'שום דבר לא השתנה: לא הבנתי היטב את הבקשה. מה לשנות, ואיך זה צריך להיות? כתבו בפשטות, למשל את השם והמחיר החדש.',
      decline: 'שום דבר לא השתנה: זה לא חלק מהאתרים האלה או שזה נמצא בהגדרות. אפשר להוסיף כפתור שמוביל לעמוד שלכם.',
    },
    ru: {
      undone: 'Отменяю последнее изменение.',
      looks: 'Вот три варианта на пробу: каждый включается одним нажатием, и его можно отменить.',
      done: 'Готово, теперь на сайте так:',
      ask: 'Ничего не изменено: я не совсем понял просьбу. Что нужно изменить и как должно стать? Напишите просто, например название и новую цену.',
      decline:
        'Ничего не изменено: этого на таких сайтах нет, или это находится в настройках. Могу добавить кнопку, которая ведёт на вашу страницу.',
    },
    uk: {
      undone: 'Скасовую останню зміну.',
      looks: 'Ось три варіанти на пробу: кожен вмикається одним натисканням, і його можна скасувати.',
      done: 'Готово, тепер на сайті так:',
      ask: 'Нічого не змінено: я не зовсім зрозумів прохання. Що саме змінити і як має бути? Напишіть просто, наприклад назву і нову ціну.',
      decline:
        'Нічого не змінено: цього на таких сайтах немає, або це є в налаштуваннях. Можу додати кнопку, яка веде на вашу сторінку.',
    },
    ja: {
      undone: '最後の変更を元に戻します。',
      looks: 'お試しいただける方向が三つあります。それぞれワンクリックで、元に戻せます。',
      done: '変更しました。今はこうなっています：',
      ask: 'まだ何も変更していません。ご依頼がよく分かりませんでした。何をどのように変えればよいですか？例えば、名前と新しい値段をお書きください。',
      decline:
        '何も変更していません。これはこのサイトではできないか、設定にあります。ご自身のページへのボタンを追加することはできます。',
    },
    zh: {
      undone: '我撤销上一次的改动。',
      looks: '这里有三个方向可以试试：每个只需点一下，都可以撤销。',
      done: '已经改好了，现在是这样：',
      ask: '还没有改动：我没有完全明白您的要求。要改什么，改成什么样？请简单写，例如名称和新价格。',
      decline: '没有改动：这些网站没有这个功能，或者它在设置里。我可以加一个按钮，链接到您自己的页面。',
    },
    nb: {
      undone: 'Takk, da gjør jeg om det siste. Er det noe mer, så skriv gjerne når du selv vil.',
      looks: 'Her er tre retninger du kan prøve: hver tar ett klikk og kan angres.',
      done: 'Takk, det er gjort, og noe er nytt på siden:',
      ask: 'Takk. Jeg gjør gjerne noe med dette, men forsto ikke helt hva eller hvor. Hva skal være nytt? Skriv gjerne noe mer selv, for eksempel navnet og prisen.',
      decline: 'Takk, men dette er ikke noe jeg selv gjør her. Se i innstillingene, eller skriv gjerne noe mer.',
    },
    is: {
      undone: 'Ég tek síðustu breytinguna til baka.',
      looks: 'Hér eru þrjár leiðir til að prófa: hver þeirra er einn smellur og það má taka hana til baka.',
      done: 'Þetta er búið og svona er það á síðunni með breytingunni:',
      ask: 'Engu var breytt: ég skildi ekki alveg hvað á að gera. Hverju á ég að breyta og hvernig á það að vera? Skrifaðu það einfalt, til dæmis nafnið og nýja verðið.',
      decline: 'Engu var breytt: þetta er ekki hluti af þessum vefsíðum eða er að finna í stillingunum.',
    },
    sk: {
      undone: 'Poslednú zmenu som vrátil späť a stránky sú ako predtým.',
      looks: 'Tu sú tri smery na vyskúšanie: každý je na jedno kliknutie a dá sa vrátiť späť.',
      done: 'Hotovo, zmenilo sa to a na stránke sú teraz tieto zmeny:',
      ask: 'Nič sa nezmenilo: požiadavke som celkom nerozumel a stránky sú ako predtým. Čo mám zmeniť alebo pridať, a ako to má byť? Napíšte to jednoducho, napríklad názov a novú cenu.',
      decline: 'Nič sa nezmenilo: toto k týmto stránkam nepatrí, alebo je to v nastaveniach.',
    },
    sl: {
      undone: 'Zadnja sprememba je razveljavljena in stran je tudi taka, kot je bila.',
      looks: 'Tukaj so tri smeri za preizkus: vsaka je en klik in jo je mogoče razveljaviti.',
      done: 'Narejeno je in na strani je zdaj tudi:',
      ask: 'Nič se ni spremenilo: prošnje nisem povsem razumel in stran je tudi taka, kot je bila. Kaj naj spremenim ali dodam in kako naj bo? Napišite preprosto, na primer ime in novo ceno.',
      decline: 'Nič se ni spremenilo: tega na teh straneh ni ali pa je v nastavitvah.',
    },
    hr: {
      undone: 'Zadnja promjena je poništena, a stranica je također kao prije, ili kako je bila.',
      looks: 'Evo tri smjera za isprobavanje: svaki je jedan klik i može se poništiti.',
      done: 'Gotovo je, a na stranici je sada također:',
      ask: 'Ništa se nije promijenilo: nisam sasvim razumio što treba. Što trebam promijeniti i kako treba biti? Napišite jednostavno, na primjer naziv i novu cijenu.',
      decline: 'Ništa se nije promijenilo: toga na ovim stranicama nema ili se nalazi u postavkama.',
    },
    hu: {
      undone: 'Visszavonom az utolsó módosítást.',
      looks: 'Itt van három irány, amit ki lehet próbálni: mindegyik egy kattintás, és visszavonható.',
      done: 'Kész van, és az oldalon ez most így van:',
      ask: 'Semmi sem változott: nem értettem teljesen a kérést. Mit változtassak meg, és milyen legyen? Írja le egyszerűen, például a nevet és az új árat.',
      decline: 'Semmi sem változott: ez nem része ezeknek az oldalaknak, vagy a beállításokban található.',
    },
    ro: {
      undone: 'Am anulat ultima modificare și pagina este din nou cum a fost.',
      looks: 'Iată trei direcții de încercat: fiecare este la un clic și poate fi anulată.',
      done: 'Gata, acum este așa:',
      ask: 'Nu s-a schimbat nimic: nu am înțeles bine cererea. Ce trebuie să schimb și cum să fie? Scrieți simplu, de exemplu numele și prețul nou.',
      decline: 'Nu s-a schimbat nimic: acest lucru nu există aici sau se află în setări.',
    },
    el: {
      undone: 'Αναιρώ την τελευταία αλλαγή.',
      looks: 'Ορίστε τρεις κατευθύνσεις για δοκιμή: η καθεμία είναι ένα κλικ και αναιρείται.',
      done: 'Έγινε, τώρα είναι έτσι:',
      ask: 'Δεν άλλαξε τίποτα: δεν κατάλαβα καλά τι ζητάτε. Τι να αλλάξω και πώς να γίνει; Γράψτε το απλά, για παράδειγμα το όνομα και τη νέα τιμή.',
      decline: 'Δεν άλλαξε τίποτα: αυτό δεν υπάρχει σε αυτές τις ιστοσελίδες ή βρίσκεται στις ρυθμίσεις.',
    },
  };
