// Who may import whom: folder layers, cycles, dead files. (Packages by layer and hidden cards: oxlint.config.ts.)

/** `folder` may import of ours only what matches `allowed` (and itself). */
const layer = (folder, allowed, comment) => ({
  name: `Bad layering: ${folder}`,
  severity: "error",
  comment,
  from: { path: `^${folder}/` },
  to: { path: "^(shared|main|renderer|test|assets)/", pathNot: [`^${folder}/`, ...allowed] },
});

/** Where our programs start. */
const programs = [
  "^main/cli/(build|buildAndRun|start|host|referee|checkDeal|records|audit|simulate|arena)\\.ts$",
  "^main/electron/index\\.ts$",
  "^main/preload/preload\\.ts$",
  "^main/start/hostProcess\\.ts$",
  "^main/bots/botWorker\\.ts$",
  "^main/house/history/replayWorker\\.ts$",
  "^main/house/review/reviewWorker\\.ts$",
  "^main/house/history/archiveWorker\\.ts$",
  "^main/house/books/auditWorker\\.ts$",
  "^renderer/main\\.tsx$",
  "^renderer/checkDealFile\\.ts$",
  "^renderer/games/eights-nomic/playoutWorker\\.ts$",
  "^renderer/client/sealed/seatWorker\\.ts$",
];

/** Languages are loaded when somebody chooses them, by their names. */
const loadedByName = [
  "/text/[a-z][a-z]/",
  "/text/[a-z][a-z]\\.ts$",
  "/text/(lesson|whole|start)\\.[a-z][a-z]\\.ts$",
];

/** Where players write the rules, the page reads, says and tries what they wrote. */
const ruleWriting = "^renderer/games/[^/]+/(craft|blocks|building|trial|playoutWorker)\\.ts$";

module.exports = {
  forbidden: [
    layer("shared/cards", ["^shared/chance/"], "cards stand on nothing but chance"),
    layer("shared/chance", ["^shared/cards/"], "dice stand on nothing but cards"),
    layer("shared/poker", ["^shared/cards/"], "the order of poker hands stands on cards only"),
    layer(
      "shared/contract",
      ["^shared/(cards|chance|text)/"],
      "the contract stands on cards, chance and the keys it speaks in",
    ),
    layer(
      "shared/games",
      ["^shared/(cards|chance|contract|poker|text)/", "^shared/bots/(bot|search|appraiser)\\.ts$"],
      "games, and their bots, stand on the contract",
    ),
    {
      name: "Bad layering: games know each other",
      severity: "error",
      comment:
        "a game stands on the contract, and an eights game on what they have alike, which knows none of them",
      from: { path: "^shared/games/([^/]+)/" },
      to: {
        path: "^shared/games/",
        pathNot: ["^shared/games/$1/", "^shared/games/eights/", "^shared/games/manifest\\.ts$"],
      },
    },
    layer(
      "shared/record",
      ["^shared/(cards|chance|contract|games|text)/"],
      "records stand on games",
    ),
    layer("shared/bots", ["^shared/(cards|chance|contract|games|text)/"], "bots stand on games"),
    layer(
      "shared/review",
      ["^shared/(bots|cards|chance|contract|games|record|text)/"],
      "reviews stand on bots and records",
    ),
    layer(
      "shared/settings",
      ["^shared/protocol/schema\\.ts$", "^shared/text/languages\\.ts$"],
      "settings know the forms of what they keep",
    ),
    layer("shared/shell", ["^shared/settings/"], "the desktop shell keeps settings"),
    layer(
      "shared/text",
      ["^shared/(cards|contract)/"],
      "what is no game's own is said of cards and of rounds",
    ),
    layer(
      "shared/verifiedDeal",
      ["^shared/(cards|chance|contract|text)/", "^shared/record/jsonProblem\\.ts$"],
      "the check of a deal knows cards and no game",
    ),
    layer(
      "shared/sealedDeal",
      ["^shared/(cards|chance|contract|games|record|verifiedDeal)/"],
      "a sealed deal is the rules over guessed cards, and its plan a record",
    ),
    layer("shared/profile", [], "levels and looks stand on nothing"),
    layer("shared/chipBank", [], "the count of real chips stands on nothing"),
    layer(
      "shared/roomClock",
      ["^shared/tournament/structure\\.ts$", "^shared/chipBank/kinds\\.ts$"],
      "a clock for real cards knows a tournament's levels and the colours of chips",
    ),
    layer(
      "shared/protocol",
      [
        "^shared/(cards|chipBank|contract|profile|roomClock|sealedDeal|text|verifiedDeal)/",
        "^shared/bots/bot\\.ts$",
        "^shared/tournament/structure\\.ts$",
      ],
      "messages carry the contract's views",
    ),
    layer(
      "shared/session",
      ["^shared/(contract|protocol)/"],
      "a session knows the forms of rotations and tables",
    ),
    layer(
      "shared/tournament",
      [
        "^shared/(chance|contract|protocol|session|text)/",
        "^shared/record/jsonProblem\\.ts$",
        "^shared/bots/bot\\.ts$",
      ],
      "a tournament knows the forms of rotations, and no game",
    ),
    layer("shared", [], "shared imports nothing of ours outside shared"),
    layer("main", ["^shared/", "^assets/"], "main stands on shared"),
    layer(
      "main/text",
      ["^shared/text/", "^main/store/database\\.ts$"],
      "what is said on the command line stands on words alone",
    ),
    layer("main/base", ["^shared/"], "what everything stands on stands on shared alone"),
    layer("main/store", ["^shared/", "^main/text/"], "what is kept knows nobody who keeps it"),
    layer(
      "main/bots",
      ["^shared/", "^main/base/(chance|clock|workers)\\.ts$"],
      "bots know no table: they are asked, and answer",
    ),
    layer(
      "main/programs",
      ["^shared/", "^main/base/", "^main/bots/botMind\\.ts$", "^main/store/"],
      "programs know no table: they are asked, and answer",
    ),
    layer(
      "main/session",
      [
        "^shared/",
        "^main/store/",
        "^main/bots/botNames\\.ts$",
        "^main/base/(chance|refusal)\\.ts$",
      ],
      "a session is worked out of what is stored, and knows no table that is open",
    ),
    layer(
      "main/table",
      ["^shared/", "^main/(session|bots|programs|store|base|text)/"],
      "tables know no house and no connection",
    ),
    layer(
      "main/tournament",
      ["^shared/", "^main/(table|session|bots|store|base|text)/"],
      "a tournament runs the tables of its session, and knows no house",
    ),
    layer(
      "main/house",
      [
        "^shared/",
        "^main/(table|session|tournament|bots|programs|store|base|text)/",
        "^package\\.json$",
      ],
      "a house knows no connection",
    ),
    layer(
      "main/lan",
      ["^shared/", "^main/base/(clock|ports)\\.ts$"],
      "the network follows a house, and knows no connection",
    ),
    layer(
      "main/connections",
      ["^shared/", "^main/base/", "^main/store/storeError\\.ts$"],
      "connections know the doors alone",
    ),
    layer(
      "main/start",
      ["^shared/", "^main/(base|store|bots|house|lan|connections)/"],
      "what starts a host is asked by commands and by the shell, and knows neither",
    ),
    layer(
      "main/cli",
      ["^shared/", "^main/(base|programs|store|lan|connections|start|text|tournament)/"],
      "commands start a host, simulate its tournaments and read what is stored",
    ),
    layer(
      "main/electron",
      ["^shared/", "^assets/", "^main/(base|store|lan|start)/"],
      "the shell starts a host in a process of its own, and knows nothing in it",
    ),
    layer("main/preload", ["^shared/"], "the preload knows the shell's port alone"),
    layer("renderer", ["^shared/", "^assets/"], "the screen stands on shared"),
    layer(
      "renderer/(art|sound|text|styles)",
      ["^shared/", "^assets/", "^renderer/(art|sound|text|styles)/"],
      "pictures, sounds and words know nobody who uses them",
    ),
    layer("renderer/client", ["^shared/"], "the line to the host knows no screen"),
    layer(
      "renderer/context",
      ["^shared/", "^renderer/(art|client|sound|text)/", "^renderer/games/catalogue\\.ts$"],
      "what every screen is given – house, settings, place – knows no screen",
    ),
    layer(
      "renderer/ui",
      ["^shared/", "^renderer/(art|client|context|styles|text)/"],
      "what screens are made of knows no screen and no table",
    ),
    layer(
      "renderer/(table|sprites)",
      [
        "^shared/",
        "^renderer/(table|sprites|art|client|context|sound|text|ui)/",
        "^renderer/games/(tableGames|slices)\\.ts$",
      ],
      "the table knows no screen, and of games their lists alone",
    ),
    layer(
      "renderer/games",
      ["^shared/", "^renderer/(table|sprites|art|client|text|ui)/"],
      "a game knows the table, and no screen",
    ),
    {
      name: "Bad layering: renderer/screens",
      severity: "error",
      comment: "screens are shown by the app, and do not know it",
      from: { path: "^renderer/(?!app/|main\\.tsx$)" },
      to: { path: "^renderer/(app/|main\\.tsx$)" },
    },
    {
      name: "Bad layering: renderer knows a game",
      severity: "error",
      comment:
        "of games the screen imports types, traits, texts and the questions to a view only; what stands for a house says what a house says of them",
      from: { path: "^renderer/", pathNot: [ruleWriting] },
      to: {
        path: "^shared/",
        pathNot: [
          "^shared/(cards|chipBank|roomClock|contract|protocol|session|tournament|profile|sealedDeal|settings|shell|text|verifiedDeal)/",
          "^shared/games/[^/]+/(types\\.ts|about\\.ts|seen\\.ts|text/.*)$",
          "^shared/bots/(bot|characters|hurry)\\.ts$",
          "^shared/HOUSE\\.md$",
        ],
      },
    },
    {
      name: "Bad layering: a sealed deal brings rules of games",
      severity: "error",
      comment:
        "a page that plays a sealed deal follows the rules itself, in a thread with a script of its own; all others know its messages, and for which tables it is, alone",
      from: { path: "^renderer/", pathNot: "^renderer/client/sealed/" },
      to: {
        path: "^shared/sealedDeal/",
        pathNot: "/(parts|sealable)\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "Bad layering: only types of a game",
      severity: "error",
      comment:
        "screen and texts take from a game by `import type` alone – but for traits, texts and the questions to a view",
      from: { path: "^(renderer|shared/text)/", pathNot: [ruleWriting] },
      to: {
        path: "^shared/games/",
        pathNot: "(/text/[^/]*|/about\\.ts|/seen\\.ts)$",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "Bad layering: a question to a view knows more than the view",
      severity: "error",
      comment:
        "what bots and screen ask stands on cards, on what is neutral of a view, on what hands of poker are worth, and on pieces of its own rules; that these look at no hidden card is oxlint.config.ts's",
      from: { path: "^shared/games/([^/]+)/seen\\.ts$" },
      to: {
        path: "^shared/",
        pathNot: [
          "^shared/cards/card\\.ts$",
          "^shared/contract/(seen|outcome|seats)\\.ts$",
          "^shared/poker/",
          "^shared/games/($1|eights)/",
        ],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "Bad layering: the table names a part",
      severity: "error",
      comment:
        "what every table has goes through the parts of the game at hand, and knows none of them",
      from: {
        path: "^renderer/table/((scene|layout|drawing|desk|dom)/|[^/]+$)",
        pathNot: "^renderer/table/slices\\.ts$",
      },
      to: { path: "^renderer/table/parts/" },
    },
    {
      name: "Bad layering: a part names a game",
      severity: "error",
      comment: "a mechanism of the table serves any game",
      from: {
        path: "^renderer/(table|sprites|art)/",
        pathNot: "^renderer/table/((Bare)?Table\\.tsx|slices\\.ts)$",
      },
      to: { path: "^renderer/games/" },
    },
    {
      name: "Bad layering: only types of the parts",
      severity: "error",
      comment: "the lists of what parts add bring no code with them",
      from: { path: "^renderer/(table|games)/slices\\.ts$" },
      to: { path: "", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "Bad layering: host knows Electron",
      severity: "error",
      comment: "the host runs without Electron",
      from: { path: "^main/(?!electron/|preload/)" },
      to: { path: "^main/(electron|preload)/" },
    },
    {
      name: "Opened views",
      severity: "error",
      comment:
        "views with every hand open are made for replays alone, which have asked who may open the round (C-7)",
      from: { path: "^(shared|main|renderer)/", pathNot: "^main/house/history/replayOf\\.ts$" },
      to: { path: "^shared/contract/openedView\\.ts$" },
    },
    {
      name: "Bad layering: Node",
      severity: "error",
      comment: "rules and screen run where there is no Node",
      from: { path: "^(shared|renderer)/" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "No cycles",
      severity: "error",
      comment: "types may refer to each other; what runs may not",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "No dead files",
      severity: "error",
      comment: "a file that no program of ours reaches is dead, though a test may use it",
      from: { path: programs },
      to: {
        path: "^(shared|main|renderer)/",
        pathNot: [...programs, ...loadedByName, "\\.d\\.ts$"],
        reachable: false,
      },
    },
    {
      name: "Not found",
      severity: "error",
      comment: "`npm run bench` installs what benches alone compare with",
      from: {},
      to: {
        couldNotResolve: true,
        pathNot: ["^boardgame\\.io/", "^pokersolver$", "^@pokertools/evaluator$"],
      },
    },
    {
      name: "Not in package.json",
      severity: "error",
      from: { path: "^(shared|main|renderer)/" },
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    parser: "swc",
    moduleSystems: ["es6"],
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
    },
  },
};
