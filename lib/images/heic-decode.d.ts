declare module "heic-decode" {
  /** A picture of the file, decoded on demand: RGBA, upright. */
  type Picture = { width: number; height: number; decode(): Promise<{ data: Uint8ClampedArray }> };

  const heicDecode: { all(file: { buffer: Uint8Array }): Promise<Picture[] & { dispose(): void }> };
  export default heicDecode;
}
