export default function roomStyles(this: { getOptions: () => { room: string } }, source: string): string;
export function meetingStyles(styles: Readonly<Record<string, string>>): string[];
export function stylesOf(room: string): Record<string, string>;
