/**
 * Closed classes of small words by which a clause is told for what it is there for, in all languages together: what joins it, who
 * acts in it, when it holds, and whether it says that something stays.
 */
const classOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export const CLASSES = {
  why: classOf(
    'because cos cause since as weil denn da car parce puisque porque pues que pois perché poiché siccome want omdat bo ponieważ för eftersom fordi protože çünkü koska потому бо لأن כי',
  ),
  so: classOf(
    'so therefore hence deshalb daher darum also drum donc alors entonces então por quindi così perciò dus daarom więc zatem så därför derfor joten proto итак поэтому тому אז لذلك',
  ),
  they: classOf(
    "he she they him her them his their he's she's they've they're nobody everyone everybody people someone somebody er sie ihn ihm man niemand keiner jemand alle il elle ils elles lui leur on personne quelqu'un él ella ellos ellas nadie alguien gente ele ela eles elas ninguém alguém lui lei loro nessuno qualcuno hij zij ze hem iemand niemand han hon hun de man någon nogen ingen on ona oni nikt ktoś hän he kukaan o onlar он она они вони він вона ніхто هو هي هم הוא היא הם",
  ),
  past: classOf(
    "was were had has have did got been i've we've they've hat haben hatte war waren wurde bin ist a ont avait ai était étaient est ha han había hemos he era fue fueron tenía foi foram tinha era estava tem ha hanno aveva era erano abbiamo siamo heeft hebben had was waren werd är har hade var blev er havde jest był była było byli miał miała oli был была были було була був كان كانت היה הייתה היו",
  ),
  now: classOf(
    'now nowadays today from onwards jetzt neu nun nu künftig sofort ab ahora desde partir agora já maintenant désormais dorénavant adesso ora da voortaan numera från fra teraz od dziś odtąd nyt alkaen artık şimdi теперь тепер сейчас зараз عکنون الآن صار صارت עכשיו מעכשיו',
  ),
  later: classOf(
    "will would might may maybe perhaps someday soon later going i'll we'll werde würde vielleicht irgendwann bald peut-être bientôt jour quizá quizás algún pronto talvez dia breve forse giorno presto misschien ooit straks kanske snart måske engang może kiedyś wkrótce ehkä belki может може возможно ربما אולי",
  ),
  stays: classOf(
    'stay stays stayed staying remain remains keep keeps kept leave leaves still stand stands bleibt bleiben bleib lass lasst lassen behalten weiterhin reste restent laisse laissez garde gardez garder queda quedan quede queden sigue siguen deja déjalo dejar dejen fica ficam fique continua continuam deixa deixar deixe mantém mantêm resta restano rimane rimangono lascia lascialo lasciate blijft blijven laat houd kvar stannar förblir låt låter behåll bliver lad behold zostaje zostają zostawić zostaw zostawcie pysyy jää kalsın kalsin kalıyor остается остаются оставьте залишається лишається залиште تبقى يبقى ابق נשאר נשארת תשאיר תשאירו',
  ),
  same: classOf(
    'same unchanged before always usual ever fine good right ok okay correct gleich gleiche gleichen unverändert bisher gehabt immer passt stimmt gut même mêmes pareil pareille inchangé inchangée inchangés comme avant bien igual iguales mismo misma mismos siempre antes bien como mesmo mesma mesmos sempre certo uguale uguali stesso stessa come prima bene hetzelfde zelfde gelijk zoals altijd goed samma oförändrad oförändrade som förut förr före uændret uændrede samme stämmer passer før fint zmian dotąd tak jak dobrze sama samo ennallaan samana aynı aynen так само כמו אותו דבר كما نفس هو',
  ),
  rest: classOf(
    'rest else other others everything anything nothing übrigen übrige restliche restlichen anderen andere rest sonst alles reste autres tout rien demás otros otras resto todo lo outros outras tudo altri altre altro tutto andere overige alles rest andra övriga övrigt resten andre alt reszta resztę pozostałe inne wszystko muu muut loput gerisi gerisini diğer остальное остальные решту решта інше ほか الباقي باقي שאר השאר',
  ),
  not: classOf(
    "not no don't dont never n't isn't won't nicht kein keine keinen nie nix ne pas jamais n'est no nunca ni não nunca non mai niet geen nooit inte ej aldrig ikke aldrig nie ei älä не нет нi لا ليس לא אל",
  ),
  touch: classOf(
    'touch alone anfassen anrühren ändern touchez touche toques tocar tocarlo toquen mexas mexa mexer toccare toccarlo toccate aankomen aanraken veranderen rör røre rør ruszać ruszaj dokunma dokunmayın чіпайте чіпати трогать трогайте תיגע תיגעו تغيروا تلمس',
  ),
  you: classOf(
    'you your yours du dich dir ihr euch sie ihnen vous votre vos tu te toi usted ustedes vosotros você vocês vi voi lei je jij jullie u uw dig ni er jer pan pani państwo sen siz sinä te ty vy вы ты ви ти أنت أنتم אתה את אתם',
  ),
  sorry: classOf(
    'sorry oops apologies pardon whoops entschuldigung sorry ups hoppla tut leid désolé désolée pardon zut oups perdón perdona disculpa uy desculpa desculpe ai ops scusa scusate accidenti ops oeps förlåt ursäkta oj undskyld ups przepraszam ojej anteeksi pardon özür извините вибачте عفوا آسف סליחה אוי',
  ),
  feel: classOf(
    'like love hate think thought hope wish feel feels looks looking finde findet gefällt mag liebe hoffe denke meint trouve aime adore pense croyait espère parece gusta encanta creo pensaba gosto adoro acho pensava espero piace adoro penso volevo vind vindt hoop denk tycker älskar hoppas trodde synes elsker håber troede myślę lubię myślał mam nadzieję думаю сподіваюсь надеюсь أعتقد חושב חושבת אוהב',
  ),
  instead: classOf(
    'instead rather replace replaces statt anstatt stattdessen ersetzt place lieu remplace vez lugar cambio invece posto plaats istället i.st.f. stedet zamiast sijaan tilalle yerine вместо замість بدل במקום',
  ),
  too: classOf(
    'also too another plus auch außerdem noch dazu aussi encore también además também ainda anche inoltre ook nog också även også też także również myös lisäksi ayrıca de также также також أيضا גם',
  ),
} as const;
