/** What the forms about plans ask for. */
export const CHANGE_PLAN = 'change-plan';
export const CHOOSE_SHOWN = 'choose-shown';
