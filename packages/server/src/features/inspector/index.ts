import type { Middleware } from '../../http.ts'
import type { PageRenderer } from '../../ssr/renderer.ts'
import type { InspectorBuild } from './inspector-build.ts'

export { type InspectorBuild, loadInspector } from './inspector-build.ts'

/** Middleware: answers `/inspector`, the page of state charts, on hosts whose configuration turns it on. */
export const inspectorPage =
  ({ renderPage }: InspectorBuild): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== '/inspector' || !['GET', 'HEAD'].includes(ctx.method)) return next()
    const { language, theme, nonce } = ctx.state
    ctx.state.routeName = 'page inspector'
    ctx.set('Cache-Control', 'no-store')
    ctx.type = 'text/html; charset=utf-8'
    ctx.body = renderPage({
      language: language === 'nl' ? 'nl' : 'en',
      theme: theme === 'system' ? null : theme,
      nonce,
    })
  }

const appScript = '<script type="module"'

/** A renderer whose pages carry the inspector's agent, before the app's script, so that it hears every chart start. */
export const watchedPages = (renderer: PageRenderer, { agent }: InspectorBuild): PageRenderer => ({
  ...renderer,
  render: async (request, nonce) => {
    const html = String(await renderer.render(request, nonce))
    return html.replace(appScript, `${appScript} src="${agent}" nonce="${nonce}"></script>${appScript}`)
  },
})
