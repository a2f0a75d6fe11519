/** Tables within tables, fonts, a menu of pictures' names, capitals, an address at the foot of each page. */
const page = (
  title: string,
  content: string,
) => `<HTML><HEAD><TITLE>${title}</TITLE><META NAME="description" CONTENT="Boat hire on Lake Windrow"></HEAD>
<BODY BGCOLOR="#FFFFF0" TEXT="#000033" LINK="#006666" VLINK="#006666"><CENTER><TABLE WIDTH=760 BORDER=0 CELLPADDING=6><TR><TD COLSPAN=2 BGCOLOR="#006666"><FONT FACE="Verdana" SIZE=5 COLOR="#FFFFFF"><B>Windrow Boat Hire</B></FONT></TD></TR>
<TR><TD WIDTH=140 VALIGN=TOP BGCOLOR="#CCE5E5"><FONT FACE="Verdana" SIZE=2><A HREF="index.htm">Home</A><BR><A HREF="boats.htm">Our boats</A><BR><A HREF="findus.htm">How to find us</A><BR></FONT></TD>
<TD VALIGN=TOP><FONT FACE="Verdana" SIZE=2>${content}</FONT></TD></TR><TR><TD COLSPAN=2 ALIGN=CENTER><FONT SIZE=1>Windrow Boat Hire, Pier Road, Windrow LA23 1AA - Tel 015394 55512 - <A HREF="mailto:boats@windrow.example">boats@windrow.example</A><BR>You are visitor 004512. Best viewed in 800x600</FONT></TD></TR></TABLE></CENTER></BODY></HTML>`;

export const tables2004: Record<string, string> = {
  '/': page(
    'Windrow Boat Hire - Home',
    '<H1>Welcome on board</H1><P>Rowing boats and small motor boats by the hour, from Easter to October.</P><P><IMG SRC="images/pier.jpg" WIDTH=400 HEIGHT=260 ALT="The pier"></P>',
  ),
  '/boats.htm': page(
    'Our boats',
    '<H2>Our boats</H2><TABLE BORDER=1><TR><TD><B>Boat</B></TD><TD><B>One hour</B></TD></TR><TR><TD>Rowing boat</TD><TD>£14</TD></TR><TR><TD>Motor boat</TD><TD>£32</TD></TR></TABLE><P>Life jackets are free.</P>',
  ),
  '/findus.htm': page(
    'How to find us',
    '<H2>How to find us</H2><P>Leave the A592 at the church and follow the lake for half a mile. There is a car park behind the hut.</P>',
  ),
};
