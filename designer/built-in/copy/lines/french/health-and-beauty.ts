import type { LinesByTrade } from '../lines.ts';

export const healthAndBeauty: LinesByTrade = {
  'hair-salon': {
    headlines: ['Parlons d’abord, coupons ensuite', 'Vos cheveux, votre idée'],
    leads: [
      'Une coupe, une couleur ou un vrai changement : venez avec une photo ou une simple idée, et parlons-en.',
      'Juste les pointes ou une nouvelle couleur : choisissez une heure et installez-vous.',
    ],
    asks: ['Envie de changer de tête ?', 'Quand passez-vous ?'],
  },
  barber: {
    headlines: ['Cheveux courts, barbe taillée', 'Coupe, rasage, à bientôt'],
    leads: [
      'Coupe, barbe et serviette chaude : dites-nous ce que vous voulez garder et prenez place.',
      'Court, long ou simplement rafraîchi : choisissez une heure ou demandez s’il y a de l’attente.',
    ],
    asks: ['Une coupe cette semaine ?', 'Un fauteuil est-il libre ?'],
  },
  'beauty-salon': {
    headlines: ['Une heure rien qu’à vous', 'La peau, les ongles, le calme'],
    leads: [
      'Visage, mains, ongles : choisissez le soin qui vous tente et laissez le téléphone dans le sac.',
      'Dites-nous ce que réclame votre peau et le temps que vous avez. Nous vous proposons un soin.',
    ],
    asks: ['Quel soin vous tente ?', 'Quelle heure vous irait ?'],
  },
  massage: {
    headlines: ['Allongez-vous, soufflez', 'Pour les dos fatigués'],
    leads: [
      'Dites où ça tire et quelle pression vous convient. Ensuite, vous n’avez plus rien à faire.',
      'Lent et doux ou ferme et profond : choisissez votre massage et le moment qui vous arrange.',
    ],
    asks: ['Où est-ce que ça tire ?', 'Quand auriez-vous une heure ?'],
  },
  tattoo: {
    headlines: ['Votre idée, dans la peau', 'Un dessin pour la vie'],
    leads: [
      'Un croquis, une photo ou quelques mots. Nous dessinons, corrigeons et redessinons jusqu’à ce que ce soit le vôtre.',
      'Regardez les tatouages, puis dites-nous votre idée et l’endroit où elle ira.',
    ],
    asks: ['Quelle est votre idée ?', 'Parlons de votre tatouage'],
  },
  dentist: {
    headlines: ['Ouvrez grand, respirez', 'Vos dents, vues de près'],
    leads: [
      'Contrôles, caries et tout ce qui suit : nous expliquons ce que nous voyons avant de commencer.',
      'Vous avez peur ? Dites-le. Nous avançons pas à pas et faisons une pause quand vous levez la main.',
    ],
    asks: ['Un contrôle à prévoir ?', 'Une dent vous fait mal ?'],
  },
  doctor: {
    headlines: ['Soigner commence par écouter', 'Votre santé, au fil du temps'],
    leads: [
      'Examens, conseils, prévention : voyez quand nous consultons et comment prendre rendez-vous.',
      'De la toux au suivi au long cours : dites-nous ce qui vous inquiète, et regardons cela ensemble.',
    ],
    asks: ['Besoin d’un rendez-vous ?', 'Qu’est-ce qui vous amène ?'],
  },
  physiotherapist: {
    headlines: ['Retrouver le mouvement', 'Bouger à nouveau, pas à pas'],
    leads: [
      'Dos, genou, épaule, suites d’opération : nous examinons, nous traitons et nous vous montrons quoi faire à la maison.',
      'Dites-nous quel geste vous manque en ce moment. C’est là-dessus que nous travaillons.',
    ],
    asks: ['Où avez-vous mal ?', 'Quel geste vous manque ?'],
  },
  therapist: {
    headlines: ['Un lieu pour parler', 'Mettre des mots dessus'],
    leads: [
      'Dire les choses à voix haute, à quelqu’un d’extérieur, peut aider. Un court message suffit pour commencer.',
      'Ce que vous dites ici reste ici. Cherchons ensemble ce qui pourrait vous aider.',
    ],
    asks: ['Souhaitez-vous en parler ?', 'Commencez par un message'],
  },
  veterinarian: {
    headlines: ['Pour les bêtes que vous aimez', 'Votre animal, vu de près'],
    leads: [
      'Contrôles, vaccins et soins quand ça ne va pas : présentez-nous votre animal avant de venir.',
      'Chiens, chats et plus petits patients : nous les examinons avec calme et vous expliquons ce que nous trouvons.',
    ],
    asks: ['Votre animal ne va pas bien ?', 'Un vaccin à prévoir ?'],
  },
  optician: {
    headlines: ['Y voir clair', 'Des lunettes pour votre visage'],
    leads: [
      'Faites contrôler votre vue, essayez autant de montures que vous voulez et repartez avec la vôtre.',
      'Lunettes, lentilles, réparations : dites-nous si vous lisez, conduisez ou travaillez devant un écran.',
    ],
    asks: ['Votre vue a changé ?', 'Des montures à essayer ?'],
  },
  pharmacy: {
    headlines: ['Des médicaments et des réponses', 'Posez-nous la question'],
    leads: [
      'Ordonnances, remèdes et mode d’emploi : venez avec vos questions.',
      'Dites-nous ce que vous prenez déjà. Nous vérifions ce qui va ensemble.',
    ],
    asks: ['Votre médicament est-il en stock ?', 'Une question sur un traitement ?'],
  },
  midwife: {
    headlines: ['Avant la naissance, et après', 'De la grossesse aux premières semaines'],
    leads: [
      'Suivi, préparation, visites à domicile : dites-nous pour quand est la naissance, et voyons ce qui est possible.',
      'Vos questions sont les bienvenues, du premier test à la dernière tétée de la nuit.',
    ],
    asks: ['C’est pour quand ?', 'Parlez-nous de votre grossesse'],
  },
  nutritionist: {
    headlines: ['Manger à votre façon', 'Ce qui vous fait du bien'],
    leads: [
      'Partons de votre assiette, de vos goûts et de ce que vous voulez changer, pour un plan que vous pourrez tenir.',
      'Pas de liste d’interdits : de petits pas qui tiennent dans votre cuisine et dans votre semaine.',
    ],
    asks: ['Que voulez-vous changer ?', 'On commence par en parler ?'],
  },
  gym: {
    headlines: ['Poussez la porte, puis la fonte', 'De la place pour s’entraîner'],
    leads: [
      'Poids, machines, cours collectifs : voyez le programme, passez et essayez.',
      'Première fois ou retour après une pause : nous vous montrons la salle et par où commencer.',
    ],
    asks: ['Envie d’essayer ?', 'On commence quand ?'],
  },
  yoga: {
    headlines: ['Déroulez le tapis', 'Inspirez, étirez, relâchez'],
    leads: [
      'Des cours calmes, d’autres plus toniques : voyez les horaires et choisissez celui qui va avec votre journée.',
      'Vous débutez ? Venez un peu en avance, et nous vous montrons où tout se trouve.',
    ],
    asks: ['À la prochaine séance ?', 'C’est votre première fois ?'],
  },
  'personal-trainer': {
    headlines: ['L’entraînement qui suit votre semaine', 'Partez de là où vous êtes'],
    leads: [
      'Dites-moi ce que vous voulez pouvoir faire. Nous en tirons un plan et le travaillons ensemble.',
      'En salle, dehors ou chez vous : voyons où vous en êtes et ce qui vient ensuite.',
    ],
    asks: ['Quel est votre objectif ?', 'On s’y met ?'],
  },
  'martial-arts': {
    headlines: ['Montez sur le tapis', 'La force et le respect'],
    leads: [
      'Des cours pour enfants et adultes, pour débuter ou pour reprendre : regardez d’abord, ou venez en tenue.',
      'Apprendre à tomber, à tenir debout, à garder son calme. Voyez les horaires et venez à un cours.',
    ],
    asks: ['Un premier cours ?', 'Envie de regarder un cours ?'],
  },
  'dance-school': {
    headlines: ['M’accordez-vous cette danse ?', 'Apprenez le pas, puis oubliez-le'],
    leads: [
      'En solo, en couple ou entre amis : choisissez un cours, prenez des chaussures confortables et lancez-vous.',
      'Premiers pas ou figures difficiles : voyez les cours et leurs horaires.',
    ],
    asks: ['Quelle danse est la vôtre ?', 'Vous dansez avec nous ?'],
  },
};
