/**
 * Letters of the European languages as classes for patterns. Much quicker to compile than all of Unicode's, which counts
 * where a pattern repeats them.
 */
export const UPPER = 'A-ZÀ-ÖØ-ÞĀĂĄĆĈĊČĎĐĒĖĘĚĞĢĪĮİĶĹĻĽŁŃŅŇŌŐŒŔŘŚŞŠŢŤŪŮŰŲŴŶŸŹŻŽȘȚΑ-ΩА-ЯЁІЇЄҐ';
export const LOWER = 'a-zß-öø-ÿāăąćĉċčďđēėęěğģīįıķĺļľłńņňōőœŕřśşšţťūůűųŵŷźżžșțα-ωά-ώа-яёіїєґ';
export const LETTER = `${UPPER}${LOWER}`;
