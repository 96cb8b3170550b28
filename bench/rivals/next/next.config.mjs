// Says only where the app begins: it is built inside a checkout that has a lock file of its own.
export default { turbopack: { root: import.meta.dirname } }
