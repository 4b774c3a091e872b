/** What a request to IndexedDB is answered, for the few who ask without Dexie. */
export const requested = <T>(request: IDBRequest): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
