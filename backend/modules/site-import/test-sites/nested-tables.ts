/** Tables in tables, `font`, invisible pictures as distances, a menu of pictures, a counter of visitors; colours as attributes. */
const spacer = '<tr><td colspan="2"><img src="img/vuoto.gif" width="1" height="12"></td></tr>';
const button = (href: string, name: string) =>
  `<tr><td bgcolor="#0a5a8a"><a href="${href}"><img src="img/b_${name.toLowerCase()}.gif" alt="${name}" border="0" width="120" height="24"></a></td></tr>`;
const page = (
  title: string,
  content: string,
) => `<HTML><HEAD><TITLE>${title}</TITLE><META NAME="GENERATOR" CONTENT="Microsoft FrontPage 4.0"><META NAME="keywords" CONTENT="pensione, mare, Camogli"></HEAD>
<BODY BGCOLOR="#FFFBE8" TEXT="#222222" LINK="#0A5A8A" VLINK="#0A5A8A" background="img/carta.jpg"><CENTER><TABLE BORDER="0" CELLPADDING="0" CELLSPACING="0" WIDTH="760">
<TR><TD COLSPAN="2" BGCOLOR="#0A5A8A" ALIGN="CENTER"><FONT FACE="Verdana" SIZE="6" COLOR="#FFFFFF"><B>Pensione Gelsomino</B></FONT><BR><FONT FACE="Verdana" SIZE="2" COLOR="#FFFFFF"><I>a Camogli dal 1958</I></FONT></TD></TR>${spacer}
<TR><TD WIDTH="140" VALIGN="TOP"><TABLE BORDER="0" CELLSPACING="4">${button('index.html', 'Home')}${button('camere.html', 'Camere')}${button('dove.htm', 'Dove')}</TABLE></TD><TD VALIGN="TOP"><FONT FACE="Verdana" SIZE="2">${content}</FONT></TD></TR>${spacer}
<TR><TD COLSPAN="2" ALIGN="CENTER"><HR SIZE="1"><FONT SIZE="1" FACE="Verdana">Pensione Gelsomino - Via della Repubblica 31 - 16032 Camogli (GE)<BR>Tel. 0185 555 0142 - <A HREF="mailto:info@gelsomino.example">info@gelsomino.example</A> - P.IVA 01234567890<BR>Sei il visitatore n. <IMG SRC="/cgi-bin/contatore.gif" ALT="001234"><BR>Sito ottimizzato per Internet Explorer 800x600</FONT></TD></TR></TABLE></CENTER></BODY></HTML>`;

const start = page(
  'Pensione Gelsomino - Camogli',
  `<TABLE WIDTH="100%" BORDER="0"><TR><TD><IMG SRC="img/terrazza.jpg" ALT="La terrazza sul mare" WIDTH="280" HEIGHT="190" HSPACE="8"></TD><TD VALIGN="TOP"><P ALIGN="CENTER"><FONT SIZE="4" COLOR="#0A5A8A"><B>Undici camere sopra il porto</B></FONT></P><P>La nostra casa sta sopra il porto, a duecento passi dalla spiaggia. La gestiamo in famiglia, alla terza generazione.</P></TD></TR></TABLE><BR><FONT SIZE="3" COLOR="#0A5A8A"><B>La colazione</B></FONT><BR>Focaccia ancora calda, marmellate fatte in casa e il caff&egrave; di Rosa.<BR><BR><FONT SIZE="3" COLOR="#0A5A8A"><B>La reception</B></FONT><BR>Aperta tutti i giorni dalle 7.30 alle 23.00`,
);

export const nestedTables: Record<string, string> = {
  '/': start,
  '/index.html': start,
  '/camere.html': page(
    'Pensione Gelsomino - Le camere',
    `<FONT SIZE="4" COLOR="#0A5A8A"><B>Le camere</B></FONT><P>Tutte le camere hanno il bagno e le persiane verdi.</P><TABLE BORDER="1" CELLPADDING="4" BORDERCOLOR="#0A5A8A"><TR BGCOLOR="#D8E8F0"><TD><B>Camera</B></TD><TD><B>Bassa stagione</B></TD><TD><B>Alta stagione</B></TD></TR><TR><TD>Singola</TD><TD>&euro; 55</TD><TD>&euro; 70</TD></TR><TR><TD>Doppia vista porto</TD><TD>&euro; 90</TD><TD>&euro; 120</TD></TR><TR><TD>Tripla</TD><TD>&euro; 110</TD><TD>&euro; 145</TD></TR></TABLE>`,
  ),
  '/dove.htm': page(
    'Pensione Gelsomino - Dove siamo',
    `<FONT SIZE="4" COLOR="#0A5A8A"><B>Dove siamo</B></FONT><P>Dalla stazione si scende a piedi in cinque minuti. In auto si esce a Recco e si lascia la macchina al parcheggio di Piazza Matteotti.</P><UL><LI>Genova: 25 km<LI>Portofino: 14 km<LI>Cinque Terre: 70 km</UL>`,
  ),
};
