import type { WrittenLanguage } from '../brief/language.ts';

/** Short prompts that would do something on a website, as its owner might type them. `{x}` is a thing it sells. */
export type Suggestions = Record<
  | 'hours'
  | 'phone'
  | 'headline'
  | 'question'
  | 'faq'
  | 'gallery'
  | 'price'
  | 'reviews'
  | 'light'
  | 'dark'
  | 'accent'
  | 'elegant'
  | 'rewrite'
  | 'banner',
  string
>;

export const suggestionWords: Record<WrittenLanguage, Suggestions> = {
  en: {
    hours: 'We’re open Tue–Sat 9 to 6',
    phone: 'Our phone number is …',
    headline: 'Change the headline to …',
    question: 'Add a question: Do you take cards? Yes',
    faq: 'Add an FAQ',
    gallery: 'Add a gallery',
    price: '{x} now costs …',
    reviews: 'Add reviews',
    light: 'Make it light',
    dark: 'Make it dark',
    accent: 'Use a sage green accent',
    elegant: 'Make it more elegant',
    rewrite: 'Rewrite the headline',
    banner: 'Put a banner on top: closed on Monday',
  },
  de: {
    hours: 'Wir haben Di–Sa 9–18 Uhr geöffnet',
    phone: 'Unsere Telefonnummer ist …',
    headline: 'Ändere die Überschrift zu …',
    question: 'Neue Frage: Nehmen Sie Karten? Ja',
    faq: 'Füge häufige Fragen hinzu',
    gallery: 'Füge eine Galerie hinzu',
    price: '{x} kostet jetzt …',
    reviews: 'Füge Kundenstimmen hinzu',
    light: 'Mach es hell',
    dark: 'Mach es dunkel',
    accent: 'Salbeigrüne Knöpfe',
    elegant: 'Mach es eleganter',
    rewrite: 'Schreib die Überschrift neu',
    banner: 'Setze ein Banner nach oben: Montag geschlossen',
  },
  fr: {
    hours: 'Nous sommes ouverts du mardi au samedi de 9h à 18h',
    phone: 'Notre téléphone est le …',
    headline: 'Change le titre en …',
    question: 'Ajoute une question : Prenez-vous la carte ? Oui',
    faq: 'Ajoute une FAQ',
    gallery: 'Ajoute une galerie',
    price: '{x} coûte maintenant …',
    reviews: 'Ajoute des avis',
    light: 'Passe en mode clair',
    dark: 'Passe en mode sombre',
    accent: 'Boutons vert sauge',
    elegant: 'Rends-le plus élégant',
    rewrite: 'Réécris le titre',
    banner: 'Ajoute un bandeau en haut : fermé lundi',
  },
  es: {
    hours: 'Abrimos de martes a sábado de 9 a 18',
    phone: 'Nuestro teléfono es …',
    headline: 'Cambia el título a …',
    question: 'Añade una pregunta: ¿Aceptan tarjeta? Sí',
    faq: 'Añade preguntas frecuentes',
    gallery: 'Añade una galería',
    price: '{x} ahora cuesta …',
    reviews: 'Añade reseñas',
    light: 'Ponlo en modo claro',
    dark: 'Ponlo en modo oscuro',
    accent: 'Botones verde salvia',
    elegant: 'Hazlo más elegante',
    rewrite: 'Reescribe el título',
    banner: 'Pon un aviso arriba: lunes cerrado',
  },
  pt: {
    hours: 'Abrimos de terça a sábado das 9h às 18h',
    phone: 'O nosso telefone é …',
    headline: 'Muda o título para …',
    question: 'Acrescenta uma pergunta: Aceitam cartão? Sim',
    faq: 'Acrescenta perguntas frequentes',
    gallery: 'Acrescenta uma galeria',
    price: '{x} agora custa …',
    reviews: 'Acrescenta avaliações',
    light: 'Põe em modo claro',
    dark: 'Põe em modo escuro',
    accent: 'Botões verde sálvia',
    elegant: 'Torna-o mais elegante',
    rewrite: 'Reescreve o título',
    banner: 'Põe um aviso no topo: segunda fechado',
  },
};
