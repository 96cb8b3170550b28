/** How two pictures differ. */
export interface Compared {
  /** Of the pixels that are drawn, those that differ. */
  readonly ratio: number
  readonly isChanged: boolean
  /** A PNG that shows where. */
  readonly picture: () => Promise<Buffer>
}

export declare function compare(before: Buffer, after: Buffer): Promise<Compared>
