const COMMON = new Set(
  'password passwort password1 password123 passw0rd iloveyou sunshine princess football baseball welcome1 letmein1 trustno1 superman starwars whatever computer michelle jennifer qwertyui qwertyuiop qwerty123 1q2w3e4r asdfghjk asdfghjkl abcd1234'.split(
    ' ',
  ),
);
const ROWS = ['01234567890123456789', '98765432109876543210', 'abcdefghijklmnopqrstuvwxyz'];

/** True for what everybody tries first: common words, runs of a keyboard or the alphabet, one or two characters over and over. */
export function isEasyToGuess(password: string): boolean {
  const plain = password.toLowerCase();
  return COMMON.has(plain) || ROWS.some((row) => row.includes(plain)) || new Set(plain).size <= 2;
}
