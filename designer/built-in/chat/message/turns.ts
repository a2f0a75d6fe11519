/** What takes back or narrows what was said: nothing of such a message is done unasked. */
export const TURNS =
  /^(?:but|except|unless|if|until|till|wait|actually|no|not|only|aber|sondern|außer|wenn|nur|nein|mais|sauf|si|non|pero|sino|salvo|mas|ma|maar|als|nee|ale|nie|tylko|но|если|нет)(?!\p{L})/iu;

/** "No more stew, gnocchi in its place at 13 €": something else comes where something goes. */
export const IN_ITS_PLACE =
  /(?<!\p{L})(?:in its place|instead(?! of)|stattdessen|dafür|à la place|en su lugar|em vez disso|no lugar|al suo posto|in plaats daarvan|zamiast|i stället|i stedet|místo|sen sijaan)(?!\p{L})/iu;
