/** What a form about a domain asks for. */
export const CHECK = 'check';
export const CONNECT = 'connect';
export const DISCONNECT = 'disconnect';
export const REMOVE = 'remove';
