/** What signs weigh, read off a list of lines `tenths: sign | sign`. */
export const inTenths = (list: string): ReadonlyMap<string, number> =>
  new Map(
    list
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [weight = '', signs = ''] = line.split(': ');
        return signs.split(' | ').map((sign) => [sign, Number(weight)] as const);
      }),
  );
