/** Typical services of each trade in French; see the German table for how it is written. */
export const frenchServices: Readonly<Record<string, string>> = {
  bakery:
    'Pains: levain, seigle, campagne, graines; Viennoiseries: croissants, brioches, chaussons; Gâteaux: tartes, flans, entremets; Petit déjeuner: tartines, confiture, café; Commandes: pains entiers, plateaux, gâteaux pour une date',
  'cake-maker':
    'Gâteaux de mariage: étages, fleurs en sucre, dégustation; Anniversaires: garnitures, inscriptions, bougies; Petits gâteaux: cupcakes, biscuits, macarons; Dégustations: génoises, crèmes, un croquis',
  butcher:
    'Viandes: bœuf, porc, agneau, volaille; Charcuterie: saucisses, saucissons, pâtés; À la coupe: jambon, rôtis, salades; Barbecue: pièces marinées, brochettes, burgers; Commandes: rôtis, pièces entières, plateaux',
  cheesemonger:
    'Pâtes dures: tommes, meules affinées, fromages à râper; Pâtes molles: croûtes fleuries, croûtes lavées, chèvres; Plateaux: fromages, fruits, pain; De la laiterie: beurre, yaourt, crème',
  greengrocer:
    'Légumes: racines, feuilles, tomates, herbes; Fruits: pommes, baies, agrumes; Épicerie: œufs, miel, huile, légumes secs; Paniers: petit, familial, fruits seuls',
  chocolatier:
    'Tablettes: noir, lait, blanc, noisette; Pralines: ganache, praliné, caramel; Cadeaux: coffrets, rubans, figurines de saison; Ateliers: tempérage, moulage, dégustation',
  'ice-cream':
    'Boules: crèmes glacées, sorbets, noisette; Coupes: fruits, chocolat, café; À emporter: bacs, gaufrettes, coulis; Pour vos fêtes: chariot, grands bacs, cornets',
  roastery:
    'Filtre: origines uniques, torréfactions claires, décaféiné; Espresso: mélange maison, torréfactions foncées; Au comptoir: espresso, cappuccino, filtre; Matériel: moulins, cafetières, filtres',
  brewery:
    'À la pression: blonde, ambrée, brune, de saison; À emporter: bouteilles, caisses, fûts; Visites: la salle de brassage, la cave, une dégustation; Soirées: musique, cuisine, jeux',
  'wine-shop':
    'Rouges: légers, charpentés, de garde; Blancs: secs, aromatiques, boisés; Bulles: champagne, crémant, pétillant naturel; Dégustations: une région, un cépage, un domaine; Cadeaux: bouteilles, coffrets, cartes',
  restaurant:
    'Midi: plat du jour, soupe, salades; Soir: entrées, plats, desserts; Vins: au verre, à la bouteille, cuvée maison; Groupes: grandes tables, menus, anniversaires; À emporter: plats, accompagnements, desserts',
  pizzeria:
    'Pizzas: base tomate, base crème, pliées; Entrées: salades, bruschetta, olives; Desserts: tiramisù, panna cotta, glaces; À emporter: pizzas, salades, boissons',
  cafe: 'Cafés: espresso, cappuccino, filtre; Petit déjeuner: œufs, granola, tartines; Midi: soupe, sandwichs, quiche; Gâteaux: cakes, tartes, cookies',
  bar: 'Cocktails: classiques, créations, sans alcool; Vins et bières: au verre, à la pression, en bouteille; Spiritueux: whisky, gin, rhum; Petites assiettes: olives, fromage, tartines; Soirées privées: un coin, toute la salle',
  'food-truck':
    'Au comptoir: un plat chaud, un plat sans viande, accompagnements; Midi au bureau: un emplacement dans la cour, des bons; Mariages et fêtes: un dîner, un en-cas de minuit; Marchés: carte courte, service rapide',
  catering:
    'Buffets: entrées froides, plats chauds, desserts; Repas à table: plusieurs services, vins, personnel; Cocktails: canapés, brochettes, verrines; Déjeuners de bureau: sandwichs, soupes, salades; Autour: vaisselle, linge, rangement',
  'hair-salon':
    'Coupes: courtes, longues, frange, enfants; Couleur: racines, mèches, balayage; Soins: masques, cuir chevelu, brushing; Occasions: chignons, essais, matin de mariage',
  barber:
    'Coupes: tondeuse, ciseaux, dégradés; Barbe: taille, contours, huile; Rasage: serviette chaude, rasoir, baume; Garçons: première coupe, coupe d’école',
  'beauty-salon':
    'Visage: nettoyage, gommage, masque, massage; Mains et pieds: manucure, pédicure, vernis; Sourcils et cils: forme, teinture, rehaussement; Corps: enveloppements, épilation, massage; Maquillage: jour, soir, mariage',
  massage:
    'Dos et nuque: épaules, tensions, maux de tête; Corps entier: huile, gestes longs, repos; Sportif: jambes, mollets, récupération; Pieds: zones réflexes, bain chaud',
  tattoo:
    'Pièces uniques: un échange, un dessin, une date; Traits fins: lettres, plantes, petits symboles; Noir et gris: portraits, animaux, ornements; Recouvrements: vieux traits, cicatrices, couleurs passées',
  dentist:
    'Contrôles: dents, gencives, occlusion; Détartrage: polissage, conseils de brossage; Soins: caries, anciens plombages, éclats; Couronnes et bridges: empreintes, pose, réparation; Enfants: première visite, scellement',
  doctor:
    'Consultations: nouveaux symptômes, suivi, orientation; Prévention: bilans, vaccins, prises de sang; Suivi: tension, diabète, traitements; Certificats: arrêts, voyage, sport',
  physiotherapist:
    'Dos et nuque: douleurs de bureau, disques, raideurs; Articulations: genoux, hanches, épaules; Après une opération: mobilité, force, marche; Sport: entorses, reprise; Thérapie manuelle: mobilisation, exercices à la maison',
  therapist:
    'Séances individuelles: anxiété, tristesse, deuil; Couples: conflits, distance, décisions; Travail et stress: surcharge, tensions, direction; Premier entretien: ce qui vous amène, ce qui peut aider',
  veterinarian:
    'Consultations: poids, dents, pelage, oreilles; Vaccins: chiots, chatons, voyages; Chirurgie: stérilisation, plaies, dents; Examens: sang, radio, échographie; Conseils: alimentation, comportement, vieillesse',
  optician:
    'Examens de vue: loin, lecture, écran; Montures: acétate, métal, enfants, solaires; Lentilles: adaptation, essais, entretien; Réparations: vis, branches, nouveaux verres',
  pharmacy:
    'Ordonnances: préparation, commande, renouvellement; Conseils: interactions, effets, enfants; Soins: peau, plaies, rhume, voyage; Mesures: tension, contention',
  midwife:
    'Avant: suivi, questions, préparation; À la maison: visites, allaitement, repos; Cours: souffle, mouvement, soins du bébé; Après: rééducation, sevrage, sommeil',
  nutritionist:
    'Première consultation: habitudes, objectifs, bilans; Plans: semaine, courses, cuisine; Suivi: ce qui marche, ce qui coince; Régimes particuliers: intolérances, sport, grossesse',
  gym: 'Accès libre: racks, machines, rameurs; Cours: force, mobilité, intervalles; Accueil: visite, technique, premier plan; Coaching: objectifs, technique, progrès',
  yoga: 'Flow: souffle, postures debout, équilibre; Cours doux: postures longues, coussins, repos; Débutants: bases, alignement, questions; Cours particuliers: votre rythme, une pratique à la maison; Méditation: assise, souffle, silence',
  'personal-trainer':
    'Séances individuelles: technique, force, endurance; Petits groupes: en salle, dehors, niveaux mêlés; Programmes: semaine, repos, bilans; Reprise: après une blessure, une pause, une naissance',
  'martial-arts':
    'Enfants: coordination, respect, jeux; Débutants: garde, chutes, premières techniques; Confirmés: combat, formes, grades; Self-défense: attention, distance, dégagements',
  'dance-school':
    'Enfants: rythme, pas, jeu; Débutants: posture, bases, guider et suivre; Cours ouverts: technique, enchaînements; Couples: ouverture de bal, standard, latines; Spectacles: répétitions, costumes, scène',
  plumber:
    'Fuites: robinets, tuyaux percés, murs humides; Débouchage: éviers, toilettes, douches; Salles de bains: vasques, douches, baignoires; Eau chaude: ballons, vannes, thermostats; Cuisines: éviers, raccords, filtres',
  heating:
    'Pompes à chaleur: étude, unité extérieure, mise en service; Chaudières: entretien, dépannage, remplacement; Radiateurs: équilibrage, vannes, circuits; Climatisation: splits, filtres',
  electrician:
    'Pannes: disjoncteurs, prises mortes, lumières qui clignotent; Rénovation: vieux câbles, circuits, tableaux; Éclairage: plafonds, jardins, escaliers; Cuisine et bain: plaques, ventilation, prises; Bornes de recharge: boîtier, câbles, compteur',
  solar:
    'Toitures: panneaux, rails, câblage; Stockage: batteries, onduleurs, secours; Étude: relevé du toit, rendement, plan; Entretien: nettoyage, suivi, réparation',
  carpenter:
    'Cuisines: meubles, plans de travail, étagères; Placards: sous pente, tiroirs, portes coulissantes; Tables: repas, bureaux, bancs; Portes et fenêtres: cadres, ouvrants, joints; Réparation: assemblages, placages, finitions',
  painter:
    'Pièces: murs, plafonds, cages d’escalier; Façades: nettoyage, reprises, ravalement; Bois: fenêtres, portes, clôtures; Papiers peints: décollage, préparation, pose; Enduits: fissures, raccords, surfaces lisses',
  roofer:
    'Réparations: tuiles, tempêtes, solins; Toitures neuves: liteaux, tuiles, ardoise, isolation; Toits plats: membranes, évacuations, bords; Gouttières: nettoyage, joints, descentes; Fenêtres de toit: pose, volets, joints',
  builder:
    'Extensions: fondations, murs, toit; Rénovation: cuisines, salles de bains, sols; Maçonnerie: brique, pierre, joints; Aménagements: combles, caves, granges; Extérieur: terrasses, allées, murs',
  locksmith:
    'Porte claquée: entrée, appartement, cave; Serrures: cylindres, verrous, multipoints; Clés: copies, remplacement, organigrammes; Après un cambriolage: fermeture, réparation, renfort',
  cleaning:
    'Entretien régulier: cuisines, salles de bains, sols; Grand ménage: fours, carrelages, derrière les meubles; Vitres: carreaux, cadres, baies; Fin de bail: pièces vides, placards; Bureaux: postes, salles, sanitaires',
  handyman:
    'Fixations: étagères, rideaux, lampes, miroirs; Montage: armoires, lits, bureaux; Réparations: portes, stores, robinets, joints; Dehors: clôtures, gouttières, abris',
  gardener:
    'Plantations: massifs, haies, fruitiers, bulbes; Pelouses: semis, tonte, bordures; Taille: rosiers, haies, fruitiers; Allées et murets: gravier, pavés, pierre sèche; Conception: visite, plan, liste de plantes',
  farm: 'Des champs: pommes de terre, racines, salades, herbes; Des animaux: œufs, lait, viande; Boutique: bocaux, jus, miel, farine; Visites: écoles, familles; Paniers: légumes, fruits, œufs',
  vineyard:
    'Blancs: secs, vendanges tardives, vieilles vignes; Rouges: fruités, élevés en fût, assemblages; Dégustations: la cave, la vigne, une assiette de fromages; Achat: bouteilles, caisses, cadeaux',
  riding:
    'Cours: débuts, longe, dressage, saut; Balades: champs, forêts, petits groupes; Pension: box, pré, alimentation; Enfants: pansage, poneys, stages',
  guide:
    'Demi-journées: un rendez-vous, un parcours, une pause; Journées: longs parcours, déjeuner, matériel; Groupes privés: votre date, votre rythme; Débutants: matériel, sécurité, premiers pas',
  moving:
    'Logements: emballage, portage, transport, montage; Bureaux: postes, dossiers, matériel; Emballage: cartons, couvertures, verre, tableaux; Garde-meubles: meubles, cartons, saison; Pièces lourdes: pianos, armoires',
  garage:
    'Entretien: huile, filtres, liquide de frein; Freins et pneus: plaquettes, disques, roues; Diagnostic: voyants, bruits, électronique; Carrosserie: bosses, rayures, rouille, peinture; Contrôle technique: feux, échappement, direction',
  'bike-shop':
    'Réparations: crevaisons, freins, vitesses, roues; Révision: nettoyage, chaîne, roulements; Vélos: ville, voyage, cargo, enfants; Électrique: moteur, batterie, mises à jour; Pièces: éclairage, antivols, selles, sacoches',
  taxi: 'En ville: gare, médecin, courses; Aéroport: prise en charge, bagages, horaires; Longs trajets: autres villes, fêtes, aller-retour; Comptes: entreprises, hôtels, trajets réguliers',
  'driving-school':
    'Code: règles, panneaux, questions; Premières leçons: embrayage, rétroviseurs, rues calmes; Sur la route: ville, autoroute, nuit, créneaux; Remise à niveau: après une pause, contre le trac',
  school:
    'Cours: débutants, intermédiaires, avancés; Leçons: petits groupes, individuelles, en ligne; Inscription: visite, cours d’essai; Pour les parents: bilans, rencontres, questions',
  tutor:
    'Mathématiques: fractions, équations, géométrie; Langues: grammaire, lecture, oral; Examens: annales, lacunes, temps; Méthode: notes, plans, calme',
  'language-school':
    'Cours collectifs: débutants, conversation, grammaire; Cours particuliers: vos sujets, vos horaires; Examens: oral, écrit, tests blancs; Entreprises: cours sur place, en ligne',
  'music-school':
    'Piano: premiers morceaux, lecture, technique; Cordes: posture, archet, jeu ensemble; Chant: souffle, tessiture, chansons; Ensembles: duos, groupes, chœur; Enfants: rythme, jeux, premiers instruments',
  nursery:
    'La journée: accueil, jeux, repas, repos; Dehors: jardin, sable, promenades; Adaptation: courtes visites, un parent tout près; Pour les parents: échanges, soirées, fêtes',
  lawyer:
    'Droit de la famille: séparation, pension, garde; Droit du travail: licenciement, contrats; Bail et immobilier: baux, vices, achats; Successions: testaments, partages, litiges; Contrats: rédaction, relecture, négociation',
  accountant:
    'Comptabilité: pièces, comptes, chiffres du mois; Déclarations: revenus, société, TVA; Paie: bulletins, déclarations, délais; Comptes annuels: bilan, annexe, dépôt; Création: statut, immatriculation, premier budget',
  consultant:
    'Analyse: entretiens, chiffres, processus; Stratégie: options, priorités, un plan; Projets: étapes, rôles, bilans; Ateliers: préparation, animation, résultats',
  finance:
    'Premier bilan: contrats, relevés, questions; Prévoyance: objectifs, versements, durées; Protection: logement, santé, métier; Budget: revenus, charges, réserves; Suivi: réponses, changements, prochaines étapes',
  'private-bank':
    'Organisation patrimoniale: objectifs, horizons, un plan écrit; Placements: mandats, conseil, conservation; Crédits: immobilier, titres, relais; Familles: transmission, fondations, nouvelle génération; Entrepreneurs: cession, liquidités, prévoyance',
  'estate-agent':
    'Vente: estimation, photos, visites, contrat; Achat: recherche, visites, questions; Location: locataires, baux, état des lieux; Gestion: travaux, comptes, assemblées',
  recruiter:
    'Postes fixes: profil, recherche, entretiens; Missions: remplacements, projets, saisons; Candidats: dossier, préparation, retour; Entreprises: fiche de poste, sélection, intégration',
  translator:
    'Documents: actes, contrats, diplômes; Textes: sites, brochures, livres; Interprétation: réunions, tribunaux, rendez-vous; Relecture: grammaire, termes, mise en page',
  funeral:
    'Premiers pas: un appel, une visite, des papiers; Obsèques: inhumation, crémation, urne; Adieu: mots, musique, fleurs; Prévoir: souhaits, coûts, décisions',
  architect:
    'Maisons: terrain, esquisse, permis, chantier; Transformations: relevé, structure, bâti ancien; Intérieurs: plans, lumière, matières; Équipements publics: concours, dessins, appels d’offres',
  designer:
    'Identité: nom, signe, caractères, couleurs; Imprimé: livres, affiches, emballages; Écran: sites, interfaces, prototypes; Illustration: couvertures, presse, cartes',
  photographer:
    'Mariages: préparatifs, cérémonie, portraits, bal; Portraits: studio, extérieur, familles, couples; Entreprises: équipes, produits, lieux; Tirages: albums, cadres, cartes',
  musician:
    'Concerts: clubs, salles, plein air; Mariages: cérémonie, vin d’honneur, bal; Enregistrements: titres, albums, sessions; Soirées d’entreprise: ambiance, scène',
  artist:
    'Originaux: huile, encre, papier, toile; Estampes: petits tirages, feuilles signées; Commandes: échange, esquisse, œuvre; Visites d’atelier: travaux, thé, questions',
  software:
    'Logiciels sur mesure: besoins, prototypes, versions; Applications web: interfaces, comptes, rapports; Intégrations: imports, exports, autres systèmes; Maintenance: mises à jour, suivi, petites évolutions; Conseil: existant, options, coûts',
  'it-service':
    'Dépannage: lenteurs, fichiers perdus, imprimantes, mails; Réseaux: Wi-Fi, câblage, routeurs; Sécurité: sauvegardes, mises à jour, mots de passe; Nouveau matériel: choix, installation, transfert',
  telecom:
    'Mobile: appels, messages, données, itinérance; Internet: box, installation, déménagement; Entreprises: numéros, appareils, une facture; Assistance: factures, pannes, cartes SIM',
  coworking:
    'Bureaux: à la journée, au mois, place fixe; Salles: réunions, appels, ateliers; La maison: cuisine, imprimante, courrier; Soirées: rencontres, dîners, portes ouvertes',
  writer:
    'Livres: romans, essais, nouvelles; Lectures: librairies, écoles, festivals; Commandes: articles, discours, textes de marque',
  hotel:
    'Chambres: simples, doubles, familiales; Petit déjeuner: pain, œufs, fruits, café; Accès: gare, parking, bagages; Sur place: jardin, salon, vélos',
  'holiday-home':
    'La maison: chambres, cuisine, salle de bains, séjour; Dehors: terrasse, jardin, parking; Alentours: balades, baignade, commerces; Arrivée: clés, itinéraire, premier petit déjeuner',
  museum:
    'Collection: salles, objets, histoires; Expositions: thèmes, prêts, conférences; Écoles: ateliers, visites, fiches; Visite: boutique, vestiaire, accès de plain-pied',
  theatre:
    'Programme: premières, répertoire, invités; Jeune public: histoires, scolaires, ateliers; Location: scène, lumière, sièges; Billets: guichet, réservation, tarifs réduits',
  charity:
    'Aide: conseils, dons, présence; Bénévolat: une heure, un projet, un savoir-faire; Dons: argent, objets, temps; Rencontres: soirées, groupes, fêtes',
  club: 'Rencontres: soirées régulières, invités; Participer: visite d’essai, adhésion, matériel; Événements: sorties, matchs, fêtes; Jeunes: leur groupe, jeux, voyages',
  festival:
    'Programme: ouverture, scènes, pauses, clôture; Participer: stands, équipes, bénévoles; Venir: train, vélo, parking; Le jour même: repas, ombre, premiers secours',
  wedding:
    'Le jour: cérémonie, repas, danse; Venir: train, voiture, chambres; Réponse: noms, repas, chansons; Cadeaux: votre présence, une participation, une attention',
  'event-planner':
    'Mariages: lieux, prestataires, déroulé; Entreprises: programme, salles, repas, technique; Fêtes privées: invités, table, musique; Le jour même: montage, accueil, rangement',
  florist:
    'Bouquets: de saison, unis, champêtres; Mariages: bouquets, tables, arches, boutonnières; Deuil: couronnes, gerbes; Plantes: pots, succulentes, suspensions; Abonnements: boutiques, cabinets, hôtels',
  bookshop:
    'Romans: nouveautés, classiques, traductions; Jeunesse: albums, premières lectures, séries; Documents: histoire, nature, cuisine, voyages; Commandes: titres disponibles, papier cadeau, bons; Soirées: lectures, cercles, dédicaces',
  clothing:
    'Quotidien: chemises, pantalons, mailles; Dehors: manteaux, vestes, bottes; Occasions: robes, costumes; Accessoires: écharpes, ceintures, sacs',
  furniture:
    'Tables et chaises: repas, bureaux, bancs; Canapés: tissus, tailles, échantillons; Lumière: sur pied, suspendue, de lecture; Livraison: portage, montage, reprise',
  'toy-shop':
    'Bébés: hochets, doudous, anneaux; Construction: cubes, trains, coffrets; Jeux: à deux, en famille, pour les longues soirées; Dehors: cerfs-volants, ballons, trottinettes',
  'pet-shop':
    'Toilettage: bain, brossage, coupe, griffes; Promenades: seul, en petit groupe; Garde: jeu, repos, repas; Éducation: rappel, laisse, chiots; Accessoires: aliments, laisses, paniers',
  hardware:
    'Au comptoir: conseils, pièces à l’unité, rechanges; En rayon: quotidien, saison, accessoires; Services: commandes, réparations, découpe; Occasion: reprise, pièces vérifiées',
  shop: 'En boutique: nouveautés, coups de cœur, cadeaux; Conseil: tailles, matières, entretien; Commandes: mise de côté, demandes, retrait',
  jeweller:
    'Alliances: or, platine, gravure, essayage; Sur mesure: dessin, pierres, cire; Réparations: fermoirs, tailles, chaînes; Transformations: or de famille, pierres, nouvelles formes',
  potter:
    'Pour la table: tasses, bols, assiettes, pichets; Pour la maison: vases, lampes, carreaux; Cours: tour, modelage, émail; Commandes: services, restaurants, prénoms',
  tailor:
    'Retouches: ourlets, tailles, manches, fermetures; Sur mesure: costumes, robes, chemises, manteaux; Réparations: doublures, accrocs, boutons; Maison: rideaux, coussins, housses',
  'instrument-maker':
    'Fabrication: échange, plans, bois, réglage; Réparation: fentes, collages, vernis; Entretien: réglage, nettoyage; Expertise: âge, état, ce qui vaut la peine',
  printer:
    'Petits tirages: cartes, flyers, affiches; Livres et brochures: papier, pliage, reliure; Grands formats: bâches, panneaux, plans; Avant l’impression: fichiers, couleurs, épreuves',
};
