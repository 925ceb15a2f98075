@rem npm run start and npm run host begin with exec, so that no shell stands between npm and its program; the shell of Windows has no such word.
@%*
