/** The words of a list, parted by single spaces. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));
