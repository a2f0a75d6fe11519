/** What takes back or narrows what was said: nothing of such a message is done unasked. */
export const TURNS =
  /^(?:but|except|unless|if|until|till|wait|actually|no|not|only|aber|sondern|außer|wenn|nur|nein|mais|sauf|si|non|pero|sino|salvo|mas|ma|maar|als|nee|ale|nie|tylko|но|если|нет)(?!\p{L})/iu;
