import { createContext, use } from "react";
import type { Clients } from "#renderer/client/clients.ts";

export const ClientsContext = createContext<Clients | null>(null);

export function useClients(): Clients {
  const clients = use(ClientsContext);
  if (!clients) throw new Error("useClients needs a ClientsContext around it");
  return clients;
}
