/** Days that visits are shown for. */
export const periods = [30, 90, 365] as const;
