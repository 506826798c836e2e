import type { FileAnswer } from '@alcancia/static-server';

/** Files that never change, in memory; what has not been asked for longest makes room. */
export class FileCache {
  private readonly kept = new Map<string, FileAnswer>();
  private bytes = 0;

  constructor(private readonly maxBytes: number) {}

  get(key: string): FileAnswer | undefined {
    const file = this.kept.get(key);
    if (!file) return undefined;
    this.kept.delete(key);
    this.kept.set(key, file);
    return file;
  }

  put(key: string, file: FileAnswer): void {
    this.drop(key);
    this.kept.set(key, file);
    this.bytes += file.body.length;
    for (const oldest of this.kept.keys()) {
      if (this.bytes <= this.maxBytes) break;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    const file = this.kept.get(key);
    if (!file) return;
    this.kept.delete(key);
    this.bytes -= file.body.length;
  }
}
