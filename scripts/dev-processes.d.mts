/** Each with its command, arguments, folder and environment, which begins as `environment`. */
export function devProcesses(environment: Readonly<Record<string, string>>): readonly {
  readonly title: string
  readonly command: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
}[]
