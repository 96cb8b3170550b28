declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net'

  interface Context {
    readonly path: string
    readonly state: { vhost: boolean }
    mountPath: string
  }

  /** As much of it as is used; it has no types of its own. */
  export default class S3rver {
    constructor(options: {
      readonly address: string
      readonly port: number
      readonly silent: boolean
      readonly directory: string
      readonly vhostBuckets: boolean
    })
    /** Of Koa. */
    readonly middleware: ((ctx: Context, next: () => Promise<void>) => Promise<void>)[]
    readonly run: () => Promise<AddressInfo>
  }
}
