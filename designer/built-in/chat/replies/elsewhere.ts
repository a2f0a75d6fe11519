import type { Topic } from '../words/index.ts';
import type { Spoken } from '../words/spoken.ts';

/** What the chat does not do itself: where it is done, or what there is instead. */
export const elsewhere: Record<Spoken, Record<Topic, string>> = {
  en: {
    booking:
      'A booking system is not part of these websites. What works: a button to the booking page you already use, a phone number, or a contact form for requests.',
    shop: 'A shop with a basket is not part of these websites. What works: a list of products with prices, each with a link to where it can be bought.',
    payment: 'Payments cannot be taken on the website. What works: a button that leads to your payment page.',
    videoCall: 'Video calls are not part of these websites. What works: a button that leads to your meeting room.',
    liveChat:
      'A chat with visitors is not part of these websites. What works: a contact form, a phone number, a link to a messenger.',
    login: 'There is no area for members on these websites. A whole website can have a password: Settings, Password.',
    secondLanguage:
      'A website has one language. For a second one, duplicate the website and give the copy the other language.',
    effects:
      'Music, pop-ups and countdowns are not part of these websites. What works: a notice at the top of a page, which I can add, and sections that rise gently into place (Motion, in the editor under Design).',
    liveFeed:
      'Content of other services cannot be shown inside the website. What works: a link to it, and your own pictures or quotations.',
    publish: 'Press Publish at the top of this screen.',
    domain: 'Domains are in the menu of the website, under Domain; its address with us is in its settings.',
    pictures:
      'Pictures, logo and icon are uploaded in the editor: open the section, or the website’s settings for logo and icon.',
    password: 'A password for the website is set in its settings (paid plans).',
    statistics: 'Visits are on the dashboard and in the editor under Visits.',
    export: 'A copy to download is in the settings of the website, under Copies.',
    deletion: 'A website is deleted in its settings, under Deleting. I never do that. Nothing changed.',
    plan: 'Plans and invoices are under Billing in the menu at the top.',
    share: 'A preview link for others is in the editor, under Share.',
    code: 'Code of your own goes into the settings of the website, under Code (paid plans).',
    visibility: 'Whether search engines may show the website is decided in its settings, under Search engines.',
    notifications: 'Messages from forms are in the editor, under Inbox; where they are emailed to is in the settings.',
    blog: 'Posts are written in the blog editor, which the website’s menu leads to.',
  },
  de: {
    booking:
      'Ein Buchungssystem gehört nicht zu diesen Websites. Was geht: ein Knopf zu der Buchungsseite, die Sie schon nutzen, eine Telefonnummer oder ein Kontaktformular für Anfragen.',
    shop: 'Ein Shop mit Warenkorb gehört nicht zu diesen Websites. Was geht: eine Liste von Produkten mit Preisen, jedes mit einem Link zum Kaufen.',
    payment: 'Zahlungen nimmt die Website nicht entgegen. Was geht: ein Knopf zu Ihrer Bezahlseite.',
    videoCall: 'Videoanrufe gehören nicht zu diesen Websites. Was geht: ein Knopf zu Ihrem Besprechungsraum.',
    liveChat:
      'Ein Chat mit Besuchern gehört nicht zu diesen Websites. Was geht: ein Kontaktformular, eine Telefonnummer, ein Link zu einem Messenger.',
    login:
      'Einen Bereich für Mitglieder gibt es auf diesen Websites nicht. Die ganze Website kann ein Passwort haben: Einstellungen.',
    secondLanguage:
      'Eine Website hat eine Sprache. Für eine zweite duplizieren Sie die Website und geben der Kopie die andere Sprache.',
    effects:
      'Musik, Pop-ups und Countdowns gehören nicht zu diesen Websites. Was geht: ein Hinweis oben auf der Seite, den ich hinzufügen kann, und Abschnitte, die sanft an ihren Platz gleiten (Motion, im Editor unter Design).',
    liveFeed:
      'Inhalte anderer Dienste lassen sich nicht in die Website einbinden. Was geht: ein Link dorthin und eigene Bilder oder Zitate.',
    publish: 'Drücken Sie oben auf Publish.',
    domain: 'Domains stehen im Menü der Website unter Domain, ihre Adresse bei uns in ihren Einstellungen.',
    pictures:
      'Bilder, Logo und Symbol laden Sie im Editor hoch: im Abschnitt, oder in den Einstellungen für Logo und Symbol.',
    password: 'Ein Passwort für die Website legen Sie in ihren Einstellungen fest (bezahlte Tarife).',
    statistics: 'Die Besuche stehen auf der Übersicht und im Editor unter Visits.',
    export: 'Eine Kopie zum Herunterladen gibt es in den Einstellungen unter Copies.',
    deletion: 'Eine Website wird in ihren Einstellungen unter Deleting gelöscht. Ich tue das nie. Nichts geändert.',
    plan: 'Tarife und Rechnungen stehen oben im Menü unter Billing.',
    share: 'Einen Vorschaulink für andere gibt es im Editor unter Share.',
    code: 'Eigenen Code tragen Sie in den Einstellungen unter Code ein (bezahlte Tarife).',
    visibility: 'Ob Suchmaschinen die Website zeigen dürfen, legen Sie in ihren Einstellungen fest.',
    notifications:
      'Nachrichten aus Formularen stehen im Editor unter Inbox; an welche Adresse sie gehen, legen Sie in den Einstellungen fest.',
    blog: 'Beiträge schreiben Sie im Blog-Editor, den das Menü der Website öffnet.',
  },
  fr: {
    booking:
      'Un système de réservation ne fait pas partie de ces sites. Possible : un bouton vers la page de réservation que vous utilisez déjà, un téléphone, ou un formulaire de contact pour les demandes.',
    shop: 'Une boutique avec panier ne fait pas partie de ces sites. Possible : une liste de produits avec leurs prix, chacun avec un lien pour acheter.',
    payment: 'Le site n’encaisse pas de paiements. Possible : un bouton vers votre page de paiement.',
    videoCall: 'Les appels vidéo ne font pas partie de ces sites. Possible : un bouton vers votre salle de réunion.',
    liveChat:
      'Un chat avec les visiteurs ne fait pas partie de ces sites. Possible : un formulaire, un téléphone, un lien vers une messagerie.',
    login: 'Il n’y a pas d’espace membre sur ces sites. Le site entier peut avoir un mot de passe : voir les réglages.',
    secondLanguage: 'Un site a une langue. Pour une deuxième, dupliquez le site et donnez l’autre langue à la copie.',
    effects:
      'Musique, pop-ups et comptes à rebours ne font pas partie de ces sites. Possible : une annonce en haut de page, que je peux ajouter, et des sections qui apparaissent en douceur (Motion, dans l’éditeur sous Design).',
    liveFeed:
      'Le contenu d’autres services ne peut pas être affiché dans le site. Possible : un lien, et vos propres images ou citations.',
    publish: 'Appuyez sur Publish en haut de cet écran.',
    domain: 'Les domaines sont dans le menu du site, sous Domain ; son adresse chez nous est dans ses réglages.',
    pictures:
      'Images, logo et icône s’envoient dans l’éditeur : ouvrez la section, ou les réglages pour le logo et l’icône.',
    password: 'Le mot de passe du site se définit dans ses réglages (formules payantes).',
    statistics: 'Les visites sont sur le tableau de bord et dans l’éditeur sous Visits.',
    export: 'Une copie à télécharger est dans les réglages du site, sous Copies.',
    deletion: 'Un site se supprime dans ses réglages, sous Deleting. Je ne le fais jamais. Rien n’a changé.',
    plan: 'Formules et factures sont sous Billing dans le menu du haut.',
    share: 'Un lien d’aperçu pour d’autres est dans l’éditeur, sous Share.',
    code: 'Votre propre code se met dans les réglages du site, sous Code (formules payantes).',
    visibility: 'La visibilité dans les moteurs de recherche se choisit dans les réglages du site.',
    notifications:
      'Les messages des formulaires sont dans l’éditeur, sous Inbox ; leur destinataire se choisit dans les réglages.',
    blog: 'Les articles s’écrivent dans l’éditeur de blog, depuis le menu du site.',
  },
  es: {
    booking:
      'Un sistema de reservas no forma parte de estas webs. Lo que sí: un botón a la página de reservas que ya usa, un teléfono o un formulario de contacto para solicitudes.',
    shop: 'Una tienda con carrito no forma parte de estas webs. Lo que sí: una lista de productos con precios, cada uno con un enlace para comprarlo.',
    payment: 'La web no puede cobrar pagos. Lo que sí: un botón a su página de pago.',
    videoCall: 'Las videollamadas no forman parte de estas webs. Lo que sí: un botón a su sala de reuniones.',
    liveChat:
      'Un chat con visitantes no forma parte de estas webs. Lo que sí: un formulario, un teléfono, un enlace a una aplicación de mensajería.',
    login: 'No hay zona de miembros en estas webs. La web entera puede tener contraseña: se pone en los ajustes.',
    secondLanguage: 'Una web tiene un idioma. Para un segundo, duplique la web y dé a la copia el otro idioma.',
    effects:
      'Música, ventanas emergentes y cuentas atrás no forman parte de estas webs. Lo que sí: un aviso arriba de la página, que puedo añadir, y secciones que aparecen con suavidad (Motion, en el editor, en Design).',
    liveFeed:
      'El contenido de otros servicios no se puede mostrar dentro de la web. Lo que sí: un enlace, y sus propias imágenes o citas.',
    publish: 'Pulse Publish arriba en esta pantalla.',
    domain: 'Los dominios están en el menú de la web, en Domain; su dirección con nosotros, en los ajustes.',
    pictures: 'Imágenes, logo e icono se suben en el editor: abra la sección, o los ajustes para logo e icono.',
    password: 'La contraseña de la web se pone en sus ajustes (planes de pago).',
    statistics: 'Las visitas están en el panel y en el editor, en Visits.',
    export: 'Una copia para descargar está en los ajustes de la web, en Copies.',
    deletion: 'Una web se borra en sus ajustes, en Deleting. Yo nunca lo hago. No ha cambiado nada.',
    plan: 'Planes y facturas están en Billing, en el menú de arriba.',
    share: 'Un enlace de vista previa está en el editor, en Share.',
    code: 'El código propio se añade en los ajustes de la web, en Code (planes de pago).',
    visibility: 'Si los buscadores pueden mostrar la web se decide en sus ajustes.',
    notifications:
      'Los mensajes de los formularios están en el editor, en Inbox; adónde se envían se elige en los ajustes.',
    blog: 'Las entradas se escriben en el editor del blog, desde el menú de la web.',
  },
  pt: {
    booking:
      'Um sistema de reservas não faz parte destes sites. O que funciona: um botão para a página de reservas que já usa, um telefone ou um formulário de contacto para pedidos.',
    shop: 'Uma loja com carrinho não faz parte destes sites. O que funciona: uma lista de produtos com preços, cada um com uma ligação para comprar.',
    payment: 'O site não recebe pagamentos. O que funciona: um botão para a sua página de pagamento.',
    videoCall: 'Videochamadas não fazem parte destes sites. O que funciona: um botão para a sua sala de reuniões.',
    liveChat:
      'Um chat com visitantes não faz parte destes sites. O que funciona: um formulário, um telefone, uma ligação para uma aplicação de mensagens.',
    login: 'Não há área de membros nestes sites. O site inteiro pode ter palavra-passe: escolhe-se nas definições.',
    secondLanguage: 'Um site tem uma língua. Para uma segunda, duplique o site e dê à cópia a outra língua.',
    effects:
      'Música, pop-ups e contagens decrescentes não fazem parte destes sites. O que funciona: um aviso no topo da página, que posso adicionar, e secções que aparecem suavemente (Motion, no editor, em Design).',
    liveFeed:
      'Conteúdo de outros serviços não pode ser mostrado dentro do site. O que funciona: uma ligação, e as suas próprias imagens ou citações.',
    publish: 'Carregue em Publish no topo deste ecrã.',
    domain: 'Os domínios estão no menu do site, em Domain; o seu endereço connosco, nas definições.',
    pictures: 'Imagens, logótipo e ícone carregam-se no editor: abra a secção, ou as definições para logótipo e ícone.',
    password: 'A palavra-passe do site escolhe-se nas suas definições (planos pagos).',
    statistics: 'As visitas estão no painel e no editor, em Visits.',
    export: 'Uma cópia para descarregar está nas definições do site, em Copies.',
    deletion: 'Um site apaga-se nas suas definições, em Deleting. Eu nunca o faço. Nada mudou.',
    plan: 'Planos e faturas estão em Billing, no menu do topo.',
    share: 'Uma ligação de pré-visualização está no editor, em Share.',
    code: 'O código próprio adiciona-se nas definições do site, em Code (planos pagos).',
    visibility: 'Se os motores de busca podem mostrar o site decide-se nas suas definições.',
    notifications:
      'As mensagens dos formulários estão no editor, em Inbox; para onde são enviadas escolhe-se nas definições.',
    blog: 'Os artigos escrevem-se no editor do blog, a partir do menu do site.',
  },
};
