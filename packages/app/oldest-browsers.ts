/** The oldest browsers in which script runs (ADR 39): phones that get no newer one have those of spring 2022. */
export const oldestBrowsers = { chrome: '94', edge: '94', firefox: '93', safari: '15.4' } as const
