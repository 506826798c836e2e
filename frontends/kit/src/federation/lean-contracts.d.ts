export default function leanContracts(source: string): string;
