/** The small word of something new: "a contact form", "another page". */
export const ONE = /^(?:a|an|another|ein|eine|einen|une?|una|uno|um|uma|een)$/u;
