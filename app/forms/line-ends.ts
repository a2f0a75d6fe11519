/** Without scripts browsers send each line end as two characters; limits are about what people can count. */
export const withPlainLineEnds = (text: string): string => text.replace(/\r\n?/g, '\n');
