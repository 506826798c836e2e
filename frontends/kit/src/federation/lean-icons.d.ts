export default function leanIcons(source: string): string;
