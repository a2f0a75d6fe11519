/** The field that a picture is being chosen for, and the form that it belongs to. */
export type PictureTarget = { part: string; field: string; label: string };
