const MOST_LINES = 5000;
const MOST_IN_A_PATTERN = 500;

type Rule = { isAllowed: boolean; pattern: string };
type Group = { agents: string[]; rules: Rule[] };

/** The groups of a robots.txt: user agents in a row share the rules that follow them. */
function groupsOf(text: string): Group[] {
  const groups: Group[] = [];
  let isNamingAgents = false;
  for (const line of text.split(/\r\n|\r|\n/, MOST_LINES)) {
    const [plain = ''] = line.split('#', 1);
    const colon = plain.indexOf(':');
    if (colon === -1) continue;
    const field = plain.slice(0, colon).trim().toLowerCase();
    const value = plain.slice(colon + 1).trim();
    if (field === 'user-agent') {
      if (!isNamingAgents) groups.push({ agents: [], rules: [] });
      groups.at(-1)?.agents.push(value.toLowerCase());
      isNamingAgents = true;
    } else if (field === 'allow' || field === 'disallow') {
      isNamingAgents = false;
      if (value && value.length <= MOST_IN_A_PATTERN)
        groups.at(-1)?.rules.push({ isAllowed: field === 'allow', pattern: value });
    }
  }
  return groups;
}

/** The rules for one program: of all groups that name it, or of those for everybody. */
function rulesFor(groups: Group[], agent: string): Rule[] {
  const naming = (name: string) => groups.filter(({ agents }) => agents.some((one) => one.split('/')[0] === name));
  const own = naming(agent.toLowerCase());
  return (own.length > 0 ? own : naming('*')).flatMap(({ rules }) => rules);
}

/** `*` stands for anything, `$` at the end for the end. In the time that pattern times path takes, whatever they are. */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const [first = '', ...rest] = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(first)) return false;
  let at = first.length;
  const last = isWhole && rest.length > 0 ? rest.pop() : undefined;
  for (const piece of rest) {
    const found = path.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
  }
  if (last !== undefined) return path.length - last.length >= at && path.endsWith(last);
  return !isWhole || at === path.length;
}

/** Percent signs written in one way, so that `/%7Ejo` and `/~jo` are the same. */
function plainPath(path: string): string {
  try {
    return new URL(encodeURI(decodeURI(path)), 'http://robots.invalid').href.slice('http://robots.invalid'.length);
  } catch {
    return path;
  }
}

/** Whether a robots.txt lets a program read a path with its query (RFC 9309): the longest rule that fits decides, and allowing before refusing. */
export function mayRead(robots: string, agent: string, path: string): boolean {
  if (path === '/robots.txt') return true;
  const asked = plainPath(path);
  let decisive: Rule | undefined;
  for (const rule of rulesFor(groupsOf(robots), agent)) {
    const length = decisive?.pattern.length ?? -1;
    const isStronger = rule.pattern.length > length || (rule.pattern.length === length && rule.isAllowed);
    if (isStronger && (matches(rule.pattern, path) || matches(rule.pattern, asked))) decisive = rule;
  }
  return decisive?.isAllowed ?? true;
}
